/* The Python type around search.h: Search(knowledge, viewer, settings). */

typedef struct {
    PyObject_HEAD
    int is_broken;
    Search q;
} SearchObject;

static PyTypeObject SearchType;
static const char *const real_settings[] = {"exploration", "first_play", "look", "widening"};
static const char *const whole_settings[] = {"sight", "turns", "playout"};

static int load_settings(Settings *to, PyObject *from) {
    double *reals[] = {&to->exploration, &to->first_play, &to->look, &to->widening};
    Int *wholes[] = {&to->sight, &to->turns, &to->playout};
    for (int i = 0; i < 7; i++) {
        PyObject *given = PyObject_GetAttrString(from, i < 4 ? real_settings[i] : whole_settings[i - 4]);
        if (!given) return -1;
        if (i < 4) *reals[i] = PyFloat_AsDouble(given);
        else *wholes[i - 4] = PyLong_AsLongLong(given);
        Py_DECREF(given);
        if (PyErr_Occurred()) return -1;
    }
    return 0;
}

/* The part of some knowledge at the end of a path of names, as a new reference. */
static PyObject *part_at(PyObject *from, const char *path) {
    Py_INCREF(from);
    while (from && *path) {
        size_t length = strcspn(path, ".");
        PyObject *name = PyUnicode_FromStringAndSize(path, (Py_ssize_t)length);
        PyObject *next = name ? PyObject_GetAttr(from, name) : NULL;
        Py_XDECREF(name);
        Py_DECREF(from);
        from = next;
        path += length + (path[length] == '.');
    }
    return from;
}

static int load_part(char *to, const PartRow *part, PyObject *from) {
    for (int i = 0; i < part->count; i++) {
        PyObject *given = PyObject_GetAttrString(from, part->rows[i].name);
        if (!given) return -1;
        int bad = load_row(to, &part->rows[i], given);
        Py_DECREF(given);
        if (bad) return -1;
    }
    return 0;
}

static int load_known(Known *to, PyObject *from) {
    for (int i = 0; i < ROWS(PARTS); i++) {
        PyObject *part = part_at(from, PARTS[i].path);
        int bad = !part || load_part((char *)to + PARTS[i].place, &PARTS[i], part);
        Py_XDECREF(part);
        if (bad) return -1;
    }
    return 0;
}

static int search_init(SearchObject *self, PyObject *args, PyObject *kwargs) {
    PyObject *knowledge, *settings;
    long long viewer;
    (void)kwargs;
    self->is_broken = 1;
    if (!PyArg_ParseTuple(args, "OLO:Search", &knowledge, &viewer, &settings)) return -1;
    if (viewer < 0 || viewer >= MOST_SEATS) {
        PyErr_SetString(PyExc_ValueError, "a search looks for a seat");
        return -1;
    }
    if (load_known(&self->q.known, knowledge)) return -1;
    if (load_settings(&self->q.settings, settings)) return -1;
    if (!self->q.root && !(self->q.root = calloc(1, sizeof(Node)))) {
        PyErr_NoMemory();
        return -1;
    }
    self->q.root->prior = 1.0;
    self->q.viewer = viewer;
    self->q.size = 1;
    self->is_broken = 0;
    return 0;
}

static void search_dealloc(SearchObject *self) {
    Search *q = &self->q;
    while (q->loose_count > 0) free_one(q->loose[--q->loose_count]);
    free_tree(q->root, NULL);
    free(q->loose);
    free(q->path);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

typedef struct {
    Search *q;
    Int count;
} Searching;

static int is_ready(SearchObject *self, PyObject *world) {
    if (!PyObject_TypeCheck(world, &WorldType)) {
        PyErr_SetString(PyExc_TypeError, "a search starts from a world");
        return 0;
    }
    if (self->is_broken) PyErr_SetString(PyExc_RuntimeError, "this search broke in an earlier call");
    if (self->is_broken || !ready((WorldObject *)world)) return 0;
    wire(&self->q.known, ((WorldObject *)world)->s.t);
    return 1;
}

static int search_trapped(SearchObject *self, WorldObject *world) {
    self->is_broken = 1;
    trapped(world);
    return -1;
}

static void do_iterate(Work *w) {
    Searching *searching = (Searching *)w->more;
    State s;
    for (Int i = 0; i < searching->count; i++) {
        copy_state(&s, w->s);
        iterate(searching->q, &s);
    }
}

/* iterate(world, rng, count): from copies of the world, which stays as it is. */
static PyObject *search_iterate(SearchObject *self, PyObject *args) {
    PyObject *world, *given;
    long long count;
    Rng rng;
    int bad;
    if (!PyArg_ParseTuple(args, "OOL:iterate", &world, &given, &count) || !is_ready(self, world)) return NULL;
    if (load_rng(&rng, given)) return NULL;
    self->q.rng = &rng;
    Searching searching = {.q = &self->q, .count = count};
    Work work = {.s = &((WorldObject *)world)->s, .more = &searching};
    self->is_broken = 1; /* Nobody else may come in while the lock is away. */
    Py_BEGIN_ALLOW_THREADS
    bad = guarded(do_iterate, &work);
    Py_END_ALLOW_THREADS
    if (bad && search_trapped(self, (WorldObject *)world)) return NULL;
    self->is_broken = 0;
    if (store_rng(&rng, given)) return NULL;
    Py_RETURN_NONE;
}

static void do_go_to(Work *w) { w->result = go_to(((Searching *)w->more)->q, w->s); }

static PyObject *search_go_to(SearchObject *self, PyObject *world) {
    if (!is_ready(self, world)) return NULL;
    Searching searching = {.q = &self->q};
    Work work = {.s = &((WorldObject *)world)->s, .more = &searching};
    if (guarded(do_go_to, &work) && search_trapped(self, (WorldObject *)world)) return NULL;
    return PyBool_FromLong((long)work.result);
}

static const Node *root_child(SearchObject *self, PyObject *given) {
    Int move = PyLong_AsLongLong(given);
    if (move == -1 && PyErr_Occurred()) return NULL;
    for (int i = self->q.root->count - 1; i >= 0; i--)
        if (self->q.root->children[i]->key == move) return self->q.root->children[i];
    return NULL;
}

static PyObject *search_visits(SearchObject *self, PyObject *move) {
    const Node *child = root_child(self, move);
    return PyErr_Occurred() ? NULL : PyLong_FromDouble(child ? child->visits : 0.0);
}

static PyObject *search_value(SearchObject *self, PyObject *move) {
    const Node *child = root_child(self, move);
    if (PyErr_Occurred()) return NULL;
    int is_new = !child || child->visits == 0.0;
    return PyFloat_FromDouble(is_new ? 0.0 : child->won[self->q.viewer] / child->visits);
}

static PyObject *search_lead(SearchObject *self, PyObject *moves) {
    double first = 0.0, second = 0.0;
    for (int i = 0; i < self->q.root->count; i++) {
        const Node *child = self->q.root->children[i];
        if (child->visits <= second) continue;
        PyObject *key = PyLong_FromLongLong(child->key);
        int is_in = key ? PySequence_Contains(moves, key) : -1;
        Py_XDECREF(key);
        if (is_in < 0) return NULL;
        if (!is_in) continue;
        second = py_min_real(first, child->visits);
        first = py_max_real(first, child->visits);
    }
    return PyLong_FromDouble(first - second);
}

static int tell_nodes(PyObject *list, const Node *node, int depth) {
    PyObject *row = Py_BuildValue("(iLLddddddi)", depth, (long long)node->key, (long long)node->mark, node->prior,
                                  node->visits, node->won[0], node->won[1], node->won[2], node->won[3], node->listed);
    int bad = !row || PyList_Append(list, row);
    Py_XDECREF(row);
    for (int i = 0; !bad && i < node->count; i++) bad = tell_nodes(list, node->children[i], depth + 1);
    return bad;
}

static PyObject *search_nodes(SearchObject *self, PyObject *none) {
    (void)none;
    PyObject *list = PyList_New(0);
    if (list && tell_nodes(list, self->q.root, 0)) Py_CLEAR(list);
    return list;
}

static PyMethodDef search_methods[] = {
    {"iterate", (PyCFunction)search_iterate, METH_VARARGS, "So many iterations from a world, with a generator."},
    {"go_to", (PyCFunction)search_go_to, METH_O, "Keep the part of the tree below a world, if it was foreseen."},
    {"visits", (PyCFunction)search_visits, METH_O, "How often a move was tried at the root."},
    {"value", (PyCFunction)search_value, METH_O, "The seat's share of the win after a move."},
    {"lead", (PyCFunction)search_lead, METH_O, "How much more often the first of some moves was tried than the second."},
    {"nodes", (PyCFunction)search_nodes, METH_NOARGS, "The whole tree: a row for each node."},
    {0},
};

static PyTypeObject SearchType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "rubicon.native." TEXT(MODULE) ".Search",
    .tp_basicsize = sizeof(SearchObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A search tree.",
    .tp_dealloc = (destructor)search_dealloc,
    .tp_methods = search_methods,
    .tp_init = (initproc)search_init,
    .tp_new = PyType_GenericNew,
};
