/* What every translated game stands on: numbers as Python has them, traps, and the generator. */
#ifndef RUBICON_H
#define RUBICON_H

#include <math.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t Int;

#if defined(_MSC_VER)
#define PER_THREAD __declspec(thread)
#define NEVER_RETURNS __declspec(noreturn)
#else
#define PER_THREAD _Thread_local
#define NEVER_RETURNS __attribute__((noreturn, cold, noinline))
#endif

/* ---- Traps: whatever goes wrong ends the call, and nothing is written outside its place. ---- */

typedef struct {
    jmp_buf *back;
    const char *what, *file;
    int line;
    Int number, limit;
} Trap;

static PER_THREAD Trap trap;

static NEVER_RETURNS void trap_now(const char *what, const char *file, int line, Int number, Int limit) {
    trap.what = what;
    trap.file = file;
    trap.line = line;
    trap.number = number;
    trap.limit = limit;
    longjmp(*trap.back, 1);
}

/* __FILE__ and __LINE__ are those of the rules: the translator says where each line came from. */
#define TRAP(what, number, limit) trap_now(what, __FILE__, __LINE__, number, limit)

/* ---- What a checked build looks at. ---- */

#ifdef RUBICON_CHECKED
static inline Int checked_index(Int i, Int n, const char *file, int line) {
    if (i < 0 || i >= n) trap_now("an index is outside its list", file, line, i, n);
    return i;
}
static inline Int checked_shift(Int n, const char *file, int line) {
    if (n < 0 || n > 62) trap_now("a number is shifted too far", file, line, n, 62);
    return n;
}
#define AT(i, n) checked_index((i), (n), __FILE__, __LINE__)
#define BY(n) checked_shift((n), __FILE__, __LINE__)
#define HOLDS(x) do { if (!(x)) TRAP("what must hold does not", 0, 0); } while (0)
#define PUT(place, x) do { \
    Int put_ = (x); \
    (place) = put_; \
    if ((place) != put_) TRAP("a number does not fit its field", put_, 0); \
} while (0)
#else
#define AT(i, n) (i)
#define BY(n) (n)
#define HOLDS(x) ((void)0)
#define PUT(place, x) ((place) = (x))
#endif
#define PUT_REAL(place, x) ((place) = (x))

/* ---- Lists: a full one traps in every build. ---- */

#define APPEND(l, room, x) do { \
    Int add_ = (x); \
    if ((l)->n >= (room)) TRAP("a list is full", (l)->n, (room)); \
    PUT((l)->v[(l)->n], add_); \
    (l)->n++; \
} while (0)
#define APPEND_REAL(l, room, x) do { \
    double add_ = (x); \
    if ((l)->n >= (room)) TRAP("a list is full", (l)->n, (room)); \
    (l)->v[(l)->n++] = add_; \
} while (0)
static inline int32_t popped(int32_t *n, const char *file, int line) {
    if (*n <= 0) trap_now("a list is empty", file, line, 0, 0);
    return --*n;
}
static inline int32_t has_room(Int n, Int room, const char *file, int line) {
    if (n > room) trap_now("a list is full", file, line, n, room);
    return n < 0 ? 0 : (int32_t)n;
}
#define POP(l) popped(&(l)->n, __FILE__, __LINE__)
#define ROOM(n, room) has_room((n), (room), __FILE__, __LINE__)
#define FILL(v, n, x) do { for (Int fill_ = 0; fill_ < (n); fill_++) (v)[fill_] = (x); } while (0)
#define FILL_FIELD(v, n, x) do { for (Int fill_ = 0; fill_ < (n); fill_++) PUT((v)[fill_], (x)); } while (0)
#define COPY(to, from, n) do { for (Int copy_ = 0; copy_ < (n); copy_++) (to)[copy_] = (from)[copy_]; } while (0)
#define COPY_LIST(to, from) do { \
    (to)->n = (from)->n; \
    memcpy((to)->v, (from)->v, (size_t)(from)->n * sizeof((from)->v[0])); \
} while (0)

#define FOR_CELL(T) \
    static inline Int count_##T(const T *v, Int n, Int x) { \
        Int found = 0; \
        for (Int i = 0; i < n; i++) found += v[i] == x; \
        return found; \
    } \
    static inline Int sum_##T(const T *v, Int n) { \
        Int total = 0; \
        for (Int i = 0; i < n; i++) total += v[i]; \
        return total; \
    }
FOR_CELL(int8_t)
FOR_CELL(int16_t)
FOR_CELL(int32_t)
FOR_CELL(int64_t)
#define BY_CELL(f, v) _Generic(*(v), int8_t: f##_int8_t, int16_t: f##_int16_t, int32_t: f##_int32_t, int64_t: f##_int64_t)
#define COUNT(v, n, x) BY_CELL(count, v)((v), (n), (x))
#define SUM(v, n) BY_CELL(sum, v)((v), (n))

/* ---- Arithmetic with Python's meaning. ---- */

#define SHL(a, n) ((Int)((uint64_t)(Int)(a) << BY(n)))
#define SHR(a, n) ((Int)(a) >> BY(n))
static inline Int py_div(Int a, Int b) {
    Int q = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}
static inline Int py_mod(Int a, Int b) {
    Int r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
static inline Int py_min(Int a, Int b) { return b < a ? b : a; }
static inline Int py_max(Int a, Int b) { return b > a ? b : a; }
static inline double py_min_real(double a, double b) { return b < a ? b : a; }
static inline double py_max_real(double a, double b) { return b > a ? b : a; }
static inline Int py_abs(Int a) { return a < 0 ? -a : a; }
static inline Int py_bits(Int a) {
    Int bits = 0;
    for (uint64_t rest = (uint64_t)py_abs(a); rest; rest >>= 1) bits++;
    return bits;
}

/* ---- The generator of core/rng.py: sfc32, and Lemire's fair choice. ---- */

typedef struct Rng {
    uint32_t a, b, c, counter;
} Rng;

static inline Int rng_word(Rng *r) {
    uint32_t t = r->a + r->b + r->counter++;
    r->a = r->b ^ (r->b >> 9);
    r->b = r->c + (r->c << 3);
    r->c = ((r->c << 21) | (r->c >> 11)) + t;
    return (Int)t;
}
static inline Int rng_below(Rng *r, Int n) {
    uint64_t product = (uint64_t)rng_word(r) * (uint64_t)n;
    uint32_t low = (uint32_t)product;
    if (low < n) {
        uint32_t threshold = (uint32_t)(((UINT64_C(1) << 32) - (uint64_t)n) % (uint64_t)n);
        while (low < threshold) {
            product = (uint64_t)rng_word(r) * (uint64_t)n;
            low = (uint32_t)product;
        }
    }
    return (Int)(product >> 32);
}

/* As Rng(seed): its words above the 64th bit are those of the sign. */
static inline Rng *rng_start(Rng *r, Int seed) {
    r->a = (uint32_t)seed;
    r->b = (uint32_t)(seed >> 32);
    r->c = seed < 0 ? UINT32_MAX : 0;
    r->counter = 1;
    for (int i = 0; i < 12; i++) rng_word(r);
    return r;
}

/* ---- How a field lies in its struct; of no bytes: a double. ---- */

typedef struct {
    const char *name;
    enum { ONE, LIST, GROWS } kind;
    size_t place, begin;
    int bytes, length;
    Int least, most;
} FieldRow;
#define ROWS(rows) (int)(sizeof(rows) / sizeof((rows)[0]))

/* A part of what a game knows: how one comes to it in Python, where it lies, and its fields. */
typedef struct {
    const char *path;
    size_t place;
    const FieldRow *rows;
    int count;
} PartRow;

#endif
