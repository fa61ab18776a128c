/* The Python module of one translated game: Tables, and World, which plays.

   The generated text before this defines State, Tables, STATE_ROWS, TABLES_ROWS, MODULE, Moves and
   the verbs: GAME_to_act, GAME_legal, GAME_apply, GAME_sample, GAME_weight, GAME_outcomes,
   GAME_payoff. */

enum { CHANCE = -1, NOBODY = -2 };
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)

/* ---- Play ---- */

/* A build for proofs tells events, as long as nobody plays many moves at once. */
#ifdef TELLS
#define LISTEN(s, on) ((s)->telling = (on), (s)->events.n = 0)
#else
#define LISTEN(s, on) ((void)0)
#endif

static int play_step(State *s, Rng *r, Moves *moves) {
    Int seat = GAME_to_act(s);
    if (seat == NOBODY) return 0;
    if (seat == CHANCE) {
        GAME_apply(s, GAME_sample(s, r));
        return 1;
    }
    GAME_legal(s, moves);
    GAME_apply(s, moves->v[rng_below(r, moves->n)]);
    return 1;
}

/* As lab/perft.py counts; -1 where chance has too many outcomes to be listed. */
static Int count_lines(const State *from, Int depth) {
    State s;
    Moves moves;
    if (depth == 0) return 1;
    copy_state(&s, from);
    Int seat = GAME_to_act(&s);
    if (seat == NOBODY) return 1;
    if (seat == CHANCE) GAME_outcomes(&s, &moves);
    else GAME_legal(&s, &moves);
    if (seat == CHANCE && moves.n == 0) return -1;
    if (depth == 1) return moves.n > 1 ? moves.n : 1;
    if (moves.n == 0) return 1;
    Int total = 0;
    for (int i = 0; i < moves.n; i++) {
        copy_state(&s, from);
        GAME_apply(&s, moves.v[i]);
        Int lines = count_lines(&s, depth - 1);
        if (lines < 0) return -1;
        total += lines;
    }
    return total;
}

/* ---- Numbers in and out ---- */

static Int read_cell(const char *at, int bytes) {
    switch (bytes) {
    case 1: return *(const int8_t *)at;
    case 2: return *(const int16_t *)at;
    case 4: return *(const int32_t *)at;
    default: return *(const int64_t *)at;
    }
}

static void write_cell(char *at, int bytes, Int number) {
    switch (bytes) {
    case 1: *(int8_t *)at = (int8_t)number; break;
    case 2: *(int16_t *)at = (int16_t)number; break;
    case 4: *(int32_t *)at = (int32_t)number; break;
    default: *(int64_t *)at = number; break;
    }
}

static int row_length(const char *base, const FieldRow *row) {
    if (row->kind == GROWS) return *(const int32_t *)(base + row->place);
    return row->kind == LIST ? row->length : 1;
}

static int cell_size(const FieldRow *row) { return row->bytes ? row->bytes : (int)sizeof(double); }

static int load_number(char *at, const FieldRow *row, PyObject *given) {
    if (row->bytes == 0) {
        *(double *)at = PyFloat_AsDouble(given);
        return PyErr_Occurred() ? -1 : 0;
    }
    Int number = PyLong_AsLongLong(given);
    if (number == -1 && PyErr_Occurred()) return -1;
    if (number < row->least || number > row->most) {
        PyErr_Format(PyExc_ValueError, "%s is %lld, not from %lld to %lld", row->name, (long long)number,
                     (long long)row->least, (long long)row->most);
        return -1;
    }
    write_cell(at, row->bytes, number);
    return 0;
}

static int load_row(char *base, const FieldRow *row, PyObject *given) {
    if (row->kind == ONE) return load_number(base + row->begin, row, given);
    if (!PyList_Check(given)) {
        PyErr_Format(PyExc_TypeError, "%s is no list", row->name);
        return -1;
    }
    Py_ssize_t n = PyList_GET_SIZE(given);
    if (n > row->length || (row->kind == LIST && n != row->length)) {
        PyErr_Format(PyExc_ValueError, "%s has %zd numbers, not %s%d", row->name, n,
                     row->kind == LIST ? "" : "up to ", row->length);
        return -1;
    }
    for (Py_ssize_t i = 0; i < n; i++)
        if (load_number(base + row->begin + i * cell_size(row), row, PyList_GET_ITEM(given, i))) return -1;
    if (row->kind == GROWS) *(int32_t *)(base + row->place) = (int32_t)n;
    return 0;
}

static int load_rows(void *base, const FieldRow *rows, int count, PyObject **names, PyObject *from) {
    for (int i = 0; i < count; i++) {
        PyObject *given = PyObject_GetAttr(from, names[i]);
        if (!given) return -1;
        int bad = load_row(base, &rows[i], given);
        Py_DECREF(given);
        if (bad) return -1;
    }
    return 0;
}

static PyObject *stored_row(const char *base, const FieldRow *row) {
    if (row->kind == ONE) return PyLong_FromLongLong(read_cell(base + row->begin, row->bytes));
    int n = row_length(base, row);
    PyObject *list = PyList_New(n);
    for (int i = 0; list && i < n; i++) {
        PyObject *number = PyLong_FromLongLong(read_cell(base + row->begin + i * row->bytes, row->bytes));
        if (!number) Py_CLEAR(list);
        else PyList_SET_ITEM(list, i, number);
    }
    return list;
}

/* Everything a position consists of and who is to act, folded as native/digest.py folds it. */
static uint64_t folded(uint64_t digest, Int number) {
    return (digest ^ (uint64_t)number) * UINT64_C(1099511628211);
}

static uint64_t digest_of(State *s) {
    uint64_t digest = UINT64_C(14695981039346656037);
    const char *base = (const char *)s;
    for (int i = 0; i < ROWS(STATE_ROWS); i++) {
        const FieldRow *row = &STATE_ROWS[i];
        int n = row_length(base, row);
        if (row->kind == GROWS) digest = folded(digest, n);
        for (int k = 0; k < n; k++) digest = folded(digest, read_cell(base + row->begin + k * row->bytes, row->bytes));
    }
    return folded(digest, GAME_to_act(s));
}

/* ---- The two types ---- */

typedef struct {
    PyObject_HEAD
    Tables t;
} TablesObject;

typedef struct {
    PyObject_HEAD
    TablesObject *tables;
    int is_broken;
    State s;
} WorldObject;

static PyTypeObject TablesType, WorldType;
static PyObject *state_names[ROWS(STATE_ROWS)], *tables_names[ROWS(TABLES_ROWS)];

static int tables_init(TablesObject *self, PyObject *args, PyObject *kwargs) {
    PyObject *given;
    (void)kwargs;
    if (!PyArg_ParseTuple(args, "O:Tables", &given)) return -1;
    return load_rows(&self->t, TABLES_ROWS, ROWS(TABLES_ROWS), tables_names, given);
}

static int world_load(WorldObject *self, PyObject *given) {
    self->is_broken = 1;
    LISTEN(&self->s, 0);
    if (load_rows(&self->s, STATE_ROWS, ROWS(STATE_ROWS), state_names, given)) return -1;
    self->is_broken = 0;
    return 0;
}

static int world_init(WorldObject *self, PyObject *args, PyObject *kwargs) {
    PyObject *tables, *given;
    (void)kwargs;
    if (!PyArg_ParseTuple(args, "O!O:World", &TablesType, &tables, &given)) return -1;
    Py_INCREF(tables);
    Py_XSETREF(self->tables, (TablesObject *)tables);
    self->s.t = &self->tables->t;
    return world_load(self, given);
}

static void world_dealloc(WorldObject *self) {
    Py_XDECREF(self->tables);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* ---- Calls that may trap ---- */

typedef struct {
    State *s;
    Rng *rng;
    Moves *moves;
    Int number, result;
    void *more;
} Work;

typedef void (*Worker)(Work *);

static int guarded(Worker worker, Work *work) {
    jmp_buf here, *before = trap.back;
    trap.back = &here;
    if (setjmp(here)) {
        trap.back = before;
        return -1;
    }
    worker(work);
    trap.back = before;
    return 0;
}

static int trapped(WorldObject *self) {
    self->is_broken = 1;
    PyErr_Format(PyExc_RuntimeError, "%s:%d: %s (%lld, %lld)", trap.file, trap.line, trap.what,
                 (long long)trap.number, (long long)trap.limit);
    return -1;
}

static int ready(WorldObject *self) {
    if (self->tables && !self->is_broken) return 1;
    PyErr_SetString(PyExc_RuntimeError, "this world broke in an earlier call: load a state into it");
    return 0;
}

static int done(WorldObject *self, Worker worker, Work *work) {
    if (!ready(self)) return -1;
    work->s = &self->s;
    return guarded(worker, work) ? trapped(self) : 0;
}

/* The same without the interpreter's lock, for what takes long. */
static int done_unlocked(WorldObject *self, Worker worker, Work *work) {
    int bad;
    if (!ready(self)) return -1;
    work->s = &self->s;
    Py_BEGIN_ALLOW_THREADS
    bad = guarded(worker, work);
    Py_END_ALLOW_THREADS
    return bad ? trapped(self) : 0;
}

static void do_to_act(Work *w) { w->result = GAME_to_act(w->s); }
static void do_legal(Work *w) {
    w->moves->n = 0;
    if (GAME_to_act(w->s) >= 0) GAME_legal(w->s, w->moves);
}
static void do_outcomes(Work *w) {
    w->moves->n = 0;
    if (GAME_to_act(w->s) == CHANCE) GAME_outcomes(w->s, w->moves);
}
static void do_weight(Work *w) { w->result = GAME_weight(w->s, w->number); }
static void do_sample(Work *w) { w->result = GAME_sample(w->s, w->rng); }
static void do_payoff(Work *w) { w->result = GAME_payoff(w->s, w->number); }
static void do_perft(Work *w) { w->result = count_lines(w->s, w->number); }
static void do_apply(Work *w) {
    Int seat = GAME_to_act(w->s);
    w->result = 0;
    if (seat == CHANCE) w->result = GAME_weight(w->s, w->number) > 0;
    else if (seat != NOBODY) {
        GAME_legal(w->s, w->moves);
        w->result = COUNT(w->moves->v, w->moves->n, w->number) > 0;
    }
    LISTEN(w->s, 1);
    if (w->result) GAME_apply(w->s, w->number);
}
static void do_playout(Work *w) {
    LISTEN(w->s, 0);
    while (w->result < w->number && play_step(w->s, w->rng, w->moves)) w->result++;
}
static void do_clones(Work *w) {
    State copies[2];
    /* Two in turn, and what is copied depends on the copy before: no compiler leaves it out. */
    copy_state(&copies[1], w->s);
    for (Int i = 0; i < w->number; i++) copy_state(&copies[i & 1], &copies[~i & 1]);
    w->result = (Int)digest_of(&copies[w->number & 1]);
}

/* ---- The generator comes from Python and goes back there ---- */

static const char *const rng_fields[] = {"a", "b", "c", "counter"};

static int load_rng(Rng *r, PyObject *from) {
    uint32_t *to[] = {&r->a, &r->b, &r->c, &r->counter};
    for (int i = 0; i < 4; i++) {
        PyObject *number = PyObject_GetAttrString(from, rng_fields[i]);
        if (!number) return -1;
        *to[i] = (uint32_t)PyLong_AsUnsignedLongLongMask(number);
        Py_DECREF(number);
        if (PyErr_Occurred()) return -1;
    }
    return 0;
}

static int store_rng(const Rng *r, PyObject *to) {
    const uint32_t from[] = {r->a, r->b, r->c, r->counter};
    for (int i = 0; i < 4; i++) {
        PyObject *number = PyLong_FromUnsignedLong(from[i]);
        int bad = !number || PyObject_SetAttrString(to, rng_fields[i], number);
        Py_XDECREF(number);
        if (bad) return -1;
    }
    return 0;
}

/* ---- Methods ---- */

static PyObject *number_of(WorldObject *self, Worker worker, PyObject *given) {
    Work work = {0};
    if (given) {
        work.number = PyLong_AsLongLong(given);
        if (work.number == -1 && PyErr_Occurred()) return NULL;
    }
    return done(self, worker, &work) ? NULL : PyLong_FromLongLong(work.result);
}

static PyObject *list_of(WorldObject *self, Worker worker) {
    Moves moves;
    Work work = {.moves = &moves};
    if (done(self, worker, &work)) return NULL;
    PyObject *list = PyList_New(moves.n);
    for (int i = 0; list && i < moves.n; i++) {
        PyObject *move = PyLong_FromLongLong(moves.v[i]);
        if (!move) Py_CLEAR(list);
        else PyList_SET_ITEM(list, i, move);
    }
    return list;
}

static PyObject *world_to_act(WorldObject *self, PyObject *none) { (void)none; return number_of(self, do_to_act, NULL); }
static PyObject *world_legal(WorldObject *self, PyObject *none) { (void)none; return list_of(self, do_legal); }
static PyObject *world_outcomes(WorldObject *self, PyObject *none) { (void)none; return list_of(self, do_outcomes); }
static PyObject *world_weight(WorldObject *self, PyObject *outcome) { return number_of(self, do_weight, outcome); }
static PyObject *world_payoff(WorldObject *self, PyObject *seat) { return number_of(self, do_payoff, seat); }

static PyObject *world_apply(WorldObject *self, PyObject *given) {
    Moves moves;
    Work work = {.moves = &moves};
    work.number = PyLong_AsLongLong(given);
    if ((work.number == -1 && PyErr_Occurred()) || done(self, do_apply, &work)) return NULL;
    if (work.result) Py_RETURN_NONE;
    PyErr_Format(PyExc_ValueError, "%lld is no move or draw that is possible now", (long long)work.number);
    return NULL;
}

static PyObject *world_sample(WorldObject *self, PyObject *given) {
    Rng rng;
    Work work = {.rng = &rng};
    if (load_rng(&rng, given) || done(self, do_sample, &work) || store_rng(&rng, given)) return NULL;
    return PyLong_FromLongLong(work.result);
}

static PyObject *world_playout(WorldObject *self, PyObject *args) {
    Rng rng;
    Moves moves;
    PyObject *given;
    long long limit;
    if (!PyArg_ParseTuple(args, "OL:playout", &given, &limit) || load_rng(&rng, given)) return NULL;
    Work work = {.rng = &rng, .moves = &moves, .number = limit};
    if (done_unlocked(self, do_playout, &work) || store_rng(&rng, given)) return NULL;
    return PyLong_FromLongLong(work.result);
}

static PyObject *world_perft(WorldObject *self, PyObject *depth) {
    Work work = {0};
    work.number = PyLong_AsLongLong(depth);
    if ((work.number == -1 && PyErr_Occurred()) || done_unlocked(self, do_perft, &work)) return NULL;
    if (work.result >= 0) return PyLong_FromLongLong(work.result);
    PyErr_SetString(PyExc_ValueError, "chance has too many outcomes here to be counted");
    return NULL;
}

static PyObject *world_clones(WorldObject *self, PyObject *count) {
    Work work = {0};
    work.number = PyLong_AsLongLong(count);
    if ((work.number == -1 && PyErr_Occurred()) || done_unlocked(self, do_clones, &work)) return NULL;
    Py_RETURN_NONE;
}

static PyObject *world_clone(WorldObject *self, PyObject *none) {
    (void)none;
    if (!ready(self)) return NULL;
    WorldObject *copy = (WorldObject *)WorldType.tp_alloc(&WorldType, 0);
    if (!copy) return NULL;
    Py_INCREF(self->tables);
    copy->tables = self->tables;
    copy_state(&copy->s, &self->s);
    return (PyObject *)copy;
}

static PyObject *world_load_method(WorldObject *self, PyObject *given) {
    if (!self->tables) {
        PyErr_SetString(PyExc_RuntimeError, "this world has no tables");
        return NULL;
    }
    if (world_load(self, given)) return NULL;
    Py_RETURN_NONE;
}

static PyObject *world_store(WorldObject *self, PyObject *to) {
    if (!ready(self)) return NULL;
    for (int i = 0; i < ROWS(STATE_ROWS); i++) {
        PyObject *value = stored_row((const char *)&self->s, &STATE_ROWS[i]);
        int bad = !value || PyObject_SetAttr(to, state_names[i], value);
        Py_XDECREF(value);
        if (bad) return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *world_numbers(WorldObject *self, PyObject *none) {
    (void)none;
    if (!ready(self)) return NULL;
    const char *base = (const char *)&self->s;
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < ROWS(STATE_ROWS); i++) {
        const FieldRow *row = &STATE_ROWS[i];
        int n = row_length(base, row), skip = row->kind == GROWS;
        for (int k = -skip; list && k < n; k++) {
            Int at = k < 0 ? n : read_cell(base + row->begin + k * row->bytes, row->bytes);
            PyObject *number = PyLong_FromLongLong(at);
            if (!number || PyList_Append(list, number)) Py_CLEAR(list);
            Py_XDECREF(number);
        }
    }
    return list;
}

#ifdef TELLS
static PyObject *world_told(WorldObject *self, PyObject *none) {
    (void)none;
    FieldRow row = {"events", GROWS, offsetof(State, events), offsetof(State, events.v), 8, 0, 0, 0};
    return stored_row((const char *)&self->s, &row);
}
#endif

static void do_digest(Work *w) { w->result = (Int)digest_of(w->s); }
static PyObject *world_digest(WorldObject *self, PyObject *none) {
    (void)none;
    Work work = {0};
    return done(self, do_digest, &work) ? NULL : PyLong_FromUnsignedLongLong((uint64_t)work.result);
}

#define METHOD(name, how, what) {#name, (PyCFunction)world_##name, how, what}
static PyMethodDef world_methods[] = {
    METHOD(to_act, METH_NOARGS, "The seat whose decision it is, or CHANCE, or NOBODY."),
    METHOD(legal, METH_NOARGS, "Every move of the seat to act."),
    METHOD(outcomes, METH_NOARGS, "All outcomes of chance; none where they are too many."),
    METHOD(weight, METH_O, "The weight of an outcome of chance."),
    METHOD(sample, METH_O, "Draw an outcome of chance with a generator."),
    METHOD(apply, METH_O, "Carry out a legal move, or a possible outcome of chance."),
    METHOD(payoff, METH_O, "A seat's share of the win, in parts of a thousand."),
    METHOD(playout, METH_VARARGS, "Play at random with a generator, up to a number of steps."),
    METHOD(perft, METH_O, "How many lines of play there are, so many plies long."),
    METHOD(clones, METH_O, "Copy the position so many times: a measurement."),
    METHOD(clone, METH_NOARGS, "An independent copy."),
    METHOD(store, METH_O, "Write the position into a state of the game."),
    METHOD(numbers, METH_NOARGS, "The position as one flat list."),
    METHOD(digest, METH_NOARGS, "A number that stands for the position and who is to act."),
#ifdef TELLS
    METHOD(told, METH_NOARGS, "The events of the last move."),
#endif
    {"load", (PyCFunction)world_load_method, METH_O, "Become the position of a state of the game."},
    {0},
};

static PyTypeObject TablesType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "rubicon.native." TEXT(MODULE) ".Tables",
    .tp_basicsize = sizeof(TablesObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "What stays the same for a whole match.",
    .tp_init = (initproc)tables_init,
    .tp_new = PyType_GenericNew,
};

static PyTypeObject WorldType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "rubicon.native." TEXT(MODULE) ".World",
    .tp_basicsize = sizeof(WorldObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A position that plays by itself.",
    .tp_dealloc = (destructor)world_dealloc,
    .tp_methods = world_methods,
    .tp_init = (initproc)world_init,
    .tp_new = PyType_GenericNew,
};

#ifdef HAS_SEARCH
#include "search.h"
#include "searching.h"
#endif

static int intern(PyObject **names, const FieldRow *rows, int count) {
    for (int i = 0; i < count; i++)
        if (!(names[i] = PyUnicode_InternFromString(rows[i].name))) return -1;
    return 0;
}

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, TEXT(MODULE), "The rules of a game as native code: generated.", -1, NULL, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC JOIN(PyInit_, MODULE)(void) {
    if (intern(state_names, STATE_ROWS, ROWS(STATE_ROWS)) || intern(tables_names, TABLES_ROWS, ROWS(TABLES_ROWS)))
        return NULL;
    if (PyType_Ready(&TablesType) || PyType_Ready(&WorldType)) return NULL;
#ifdef HAS_SEARCH
    if (PyType_Ready(&SearchType)) return NULL;
#endif
    PyObject *module = PyModule_Create(&definition);
    if (!module) return NULL;
#ifdef HAS_SEARCH
    Py_INCREF(&SearchType);
    if (PyModule_AddObject(module, "Search", (PyObject *)&SearchType)) return NULL;
#endif
    Py_INCREF(&TablesType);
    Py_INCREF(&WorldType);
    if (PyModule_AddObject(module, "Tables", (PyObject *)&TablesType)
        || PyModule_AddObject(module, "World", (PyObject *)&WorldType)
        || PyModule_AddIntConstant(module, "ROOM", LIST_ROOM)) {
        Py_DECREF(module);
        return NULL;
    }
    return module;
}
