/* The tree search of bots/tree.py: the same seeds, the same tree; secrets.h has what it does where
   something is secret.

   Every number is calculated in the order of the Python text, so that both agree to the last bit. */

enum {
    MOST_SEATS = 4,
    MANY = 1024,
    MANY_IN_SECRET = 64,
    FIRST_LOOKS = 64,
    LOOKS = 16,
    ROOT_LOOKS = 128,
    KEPT = 32,
    MOST_ALIKE = 128,
    MOST_NODES = 150000,
    MOST_LOOKED_AT = 2000,
    FINE = 1 << 20
};
#define NEVER (-1.0e9)

/* Some moves for a key that is no move itself: they look the same from outside. */
typedef struct {
    Int key, moves[MOST_ALIKE];
    int n;
} Alike;

typedef struct {
    Int *moves;
    double *glances, listings;
    int n, is_whole, is_own;
    Alike *alike;
    int alike_count;
} Crowd;

typedef struct Node {
    Int key, mark;
    double prior, visits, offered, won[MOST_SEATS];
    struct Node **children;
    int count, room;
    /* The children that are found by key, where they are not simply the first of `moves`: all that
       are marked so; once they are many, by slots. */
    int is_indexed, indexed, slot_count;
    struct Node **slots;
    /* All moves, the most promising first; `listed` is how many. */
    Int *moves;
    double *priors;
    int listed;
    Crowd *crowd;
} Node;

typedef struct {
    double exploration, first_play, look, widening;
    Int sight, turns, playout;
} Settings;

typedef struct {
    Known known;
    Settings settings;
    Int viewer, size;
    Node *root;
    Rng *rng;
    double values[MOST_SEATS], scratch[MOST_SEATS];
    Node **path;
    int length, path_room;
    /* Nodes that a full tree did not take: they live for one iteration. */
    Node **loose;
    int loose_count, loose_room;
} Search;

static void *had(void *memory) {
    if (!memory) TRAP("there is no memory left", 0, 0);
    return memory;
}

static void push_node(Node ***nodes, int *count, int *room, Node *node) {
    if (*count == *room) {
        *room = *room ? 2 * *room : 4;
        *nodes = had(realloc(*nodes, (size_t)*room * sizeof(Node *)));
    }
    (*nodes)[(*count)++] = node;
}

static Node *new_node(Int key, double prior) {
    Node *node = had(calloc(1, sizeof(Node)));
    node->key = key;
    node->prior = prior;
    return node;
}

static void free_one(Node *node) {
    if (node->crowd) {
        free(node->crowd->alike);
        free(node->crowd->moves);
        free(node->crowd->glances);
        free(node->crowd);
    }
    free(node->children);
    free(node->slots);
    free(node->moves);
    free(node->priors);
    free(node);
}

static void free_tree(Node *node, const Node *but) {
    if (!node || node == but) return;
    for (int i = 0; i < node->count; i++) free_tree(node->children[i], but);
    free_one(node);
}

static Int count_nodes(const Node *node) {
    Int found = 1;
    for (int i = 0; i < node->count; i++) found += count_nodes(node->children[i]);
    return found;
}

/* ---- Looking at positions and moves (bots/looking.py) ---- */

static double toss(Search *q) { return (double)rng_below(q->rng, FINE) / FINE; }

static Int pick(Search *q, const Priors *weights) {
    double sums = 0.0;
    for (int i = 0; i < weights->n; i++) sums += weights->v[i];
    double rest = sums * toss(q);
    for (int i = 0; i < weights->n; i++) {
        rest -= weights->v[i];
        if (rest < 0.0) return i;
    }
    return weights->n - 1;
}

static void settle(Search *q, State *s, double *values) {
    while (GAME_to_act(s) == CHANCE && !KNOWS_is_judged(&q->known.part0, s)) GAME_apply(s, GAME_sample(s, q->rng));
    KNOWS_shares(&q->known.part0, s, values);
}

/* A move at random, promising ones more often. */
static Int lean(Search *q, State *s) {
    Moves moves;
    Priors priors;
    GAME_legal(s, &moves);
    priors.n = 0;
    KNOWS_priors(&q->known.part0, s, &moves, &priors);
    return moves.v[pick(q, &priors)];
}

static void judge_new(Search *q, State *s) {
    Int left = q->settings.playout;
    while (left > 0 && GAME_to_act(s) != NOBODY) {
        if (GAME_to_act(s) == CHANCE) {
            if (KNOWS_is_judged(&q->known.part0, s)) break;
            GAME_apply(s, GAME_sample(s, q->rng));
            continue;
        }
        GAME_apply(s, lean(q, s));
        left--;
    }
    settle(q, s, q->values);
}

static double look(Search *q, const State *s, Int move, Int seat) {
    State after;
    copy_state(&after, s);
    GAME_apply(&after, move);
    settle(q, &after, q->scratch);
    return q->scratch[seat];
}

static void in_parts(Priors *weights) {
    double sums = 0.0;
    for (int i = 0; i < weights->n; i++) sums += weights->v[i];
    for (int i = 0; i < weights->n; i++) weights->v[i] = weights->v[i] / sums;
}

static void glance(Search *q, State *s, Moves *moves, Priors *priors) {
    priors->n = 0;
    KNOWS_priors(&q->known.part0, s, moves, priors);
    in_parts(priors);
}

static void prospects(Search *q, State *s, Moves *moves, Priors *priors) {
    Priors found;
    priors->n = 0;
    KNOWS_priors(&q->known.part0, s, moves, priors);
    if (q->settings.look > 0.0 && moves->n > 1) {
        Int seat = GAME_to_act(s);
        double best = 0.0;
        for (int i = 0; i < moves->n; i++) {
            found.v[i] = look(q, s, moves->v[i], seat);
            best = py_max_real(best, found.v[i]);
        }
        for (int i = 0; i < moves->n; i++) priors->v[i] *= exp((found.v[i] - best) * q->settings.look);
    }
    in_parts(priors);
}

static int later(const void *a, const void *b) {
    Int x = *(const Int *)a, y = *(const Int *)b;
    return x < y ? 1 : x > y ? -1 : 0;
}

/* The places of a list of priors, the highest first; among equals as they come. */
static void by_promise(const Priors *priors, Int fine, Moves *order) {
    Int length = priors->n;
    order->n = priors->n;
    for (Int i = 0; i < length; i++) order->v[i] = (Int)(priors->v[i] * (double)fine) * length + (length - 1 - i);
    qsort(order->v, (size_t)length, sizeof(Int), later);
    for (Int i = 0; i < length; i++) order->v[i] = length - 1 - py_mod(order->v[i], length);
}

/* ---- Children by key ---- */

static Node **slot_of(const Node *node, Int key) {
    uint64_t at = (uint64_t)key * UINT64_C(0x9E3779B97F4A7C15) >> 20;
    Node **slot = &node->slots[at & (uint64_t)(node->slot_count - 1)];
    while (*slot && (*slot)->key != key)
        if (++slot == node->slots + node->slot_count) slot = node->slots;
    return slot;
}

static Node *child_of(const Node *node, Int key) {
    if (node->slots) return *slot_of(node, key);
    for (int i = 0; i < node->count; i++) {
        Node *child = node->children[i];
        if (child->key == key && (child->is_indexed || node->indexed == 0)) return child;
    }
    return NULL;
}

static void index_child(Node *node, Node *child) {
    child->is_indexed = 1;
    node->indexed++;
    if (node->indexed >= 16 && 2 * node->indexed > node->slot_count) {
        free(node->slots);
        node->slot_count = node->slot_count ? 2 * node->slot_count : 64;
        node->slots = NULL;
        node->slots = had(calloc((size_t)node->slot_count, sizeof(Node *)));
        for (int i = 0; i < node->count; i++)
            if (node->children[i]->is_indexed) *slot_of(node, node->children[i]->key) = node->children[i];
    } else if (node->slots) *slot_of(node, child->key) = child;
}

/* Put a new node into the tree, unless that is full. */
static void attach(Search *q, Node *node, Node *child) {
    if (q->size < MOST_NODES) {
        push_node(&node->children, &node->count, &node->room, child);
        index_child(node, child);
        q->size++;
    } else push_node(&q->loose, &q->loose_count, &q->loose_room, child);
}

/* ---- Chance ---- */

#ifdef HIDES
#define SEEN_AS(s, move, viewer) GAME_seen_as(s, move, viewer)
#else
#define SEEN_AS(s, move, viewer) (move)
#endif

static Node *draw_known(Search *q, Node *node, State *s) {
    Priors weights;
    Int total = 0;
    weights.n = ROOM(node->count, LIST_ROOM);
    for (int i = 0; i < node->count; i++) {
        Int weight = GAME_weight(s, node->children[i]->key);
        total += weight;
        weights.v[i] = (double)weight;
    }
    if (total == 0) return NULL;
    Node *chosen = node->children[pick(q, &weights)];
    GAME_apply(s, chosen->key);
    return chosen;
}

static Node *draw(Search *q, Node *node, State *s) {
    Int outcome = GAME_sample(s, q->rng), key = SEEN_AS(s, outcome, q->viewer);
    Node *child = child_of(node, key);
    if (!child) {
        if (node->count > 1.0 + q->settings.widening * sqrt(node->visits)) {
            Node *again = draw_known(q, node, s);
            if (again) return again;
        }
        child = new_node(key, 1.0);
        attach(q, node, child);
    }
    GAME_apply(s, outcome);
    return child;
}

/* ---- Very many moves ---- */

static Crowd *new_crowd(int is_own) {
    Crowd *crowd = had(calloc(1, sizeof(Crowd)));
    crowd->is_own = is_own;
    return crowd;
}

static int is_taken(const Node *node, Int move) {
    for (int i = 0; i < node->listed; i++)
        if (node->moves[i] == move) return 1;
    return 0;
}

/* Let the most promising moves wait that were not taken up yet; the last one waits at the end. */
static void refill(Search *q, Node *node, State *s, Moves *moves) {
    Priors priors;
    Moves order;
    Crowd *crowd = node->crowd;
    glance(q, s, moves, &priors);
    int room = node->listed > FIRST_LOOKS ? node->listed : FIRST_LOOKS, n = 0;
    crowd->moves = had(realloc(crowd->moves, (size_t)room * sizeof(Int)));
    crowd->glances = had(realloc(crowd->glances, (size_t)room * sizeof(double)));
    by_promise(&priors, (Int)FINE * moves->n, &order);
    for (int i = 0; i < order.n; i++) {
        Int place = order.v[i];
        if (is_taken(node, moves->v[place])) continue;
        if (n == room) break;
        crowd->moves[n] = moves->v[place];
        crowd->glances[n++] = priors.v[place];
    }
    crowd->n = n;
    crowd->is_whole = node->listed + n == moves->n;
    for (int i = 0, j = n - 1; i < j; i++, j--) {
        Int move = crowd->moves[i];
        double seen = crowd->glances[i];
        crowd->moves[i] = crowd->moves[j];
        crowd->glances[i] = crowd->glances[j];
        crowd->moves[j] = move;
        crowd->glances[j] = seen;
    }
}

static void insert_move(Node *node, Int move, double prior) {
    int low = node->count, high = node->listed;
    while (low < high) {
        int middle = (low + high) / 2;
        if (node->priors[middle] >= prior) low = middle + 1;
        else high = middle;
    }
    node->moves = had(realloc(node->moves, (size_t)(node->listed + 1) * sizeof(Int)));
    node->priors = had(realloc(node->priors, (size_t)(node->listed + 1) * sizeof(double)));
    memmove(node->moves + low + 1, node->moves + low, (size_t)(node->listed - low) * sizeof(Int));
    memmove(node->priors + low + 1, node->priors + low, (size_t)(node->listed - low) * sizeof(double));
    node->moves[low] = move;
    node->priors[low] = prior;
    node->listed++;
}

static void look_further(Search *q, Node *node, State *s, Int seat) {
    Crowd *crowd = node->crowd;
    if (node->count > 0 && q->size >= MOST_NODES) return;
    int left = node->listed > 0 ? LOOKS : FIRST_LOOKS;
    if (node == q->root) left = ROOT_LOOKS;
    if (crowd->n == 0 && !crowd->is_whole) {
        Moves moves;
        GAME_legal(s, &moves);
        refill(q, node, s, &moves);
    }
    while (left > 0 && crowd->n > 0) {
        Int move = crowd->moves[--crowd->n];
        double prior = crowd->glances[crowd->n];
        if (q->settings.look > 0.0) prior = prior * exp((look(q, s, move, seat) - 1.0) * q->settings.look);
        insert_move(node, move, prior);
        left--;
    }
}

static double in_line(const Node *node) {
    double total = 0.0;
    int end = node->count + FIRST_LOOKS < node->listed ? node->count + FIRST_LOOKS : node->listed;
    for (int i = 0; i < end; i++) total += node->priors[i];
    return total;
}

/* ---- Decisions ---- */

static void expand(Search *q, Node *node, State *s) {
    Moves moves, order;
    Priors priors;
    GAME_legal(s, &moves);
    if (moves.n > MANY) {
        node->crowd = new_crowd(1);
        refill(q, node, s, &moves);
        return;
    }
    prospects(q, s, &moves, &priors);
    by_promise(&priors, FINE, &order);
    node->moves = had(malloc((size_t)moves.n * sizeof(Int)));
    node->priors = had(malloc((size_t)moves.n * sizeof(double)));
    for (int i = 0; i < moves.n; i++) {
        node->moves[i] = moves.v[order.v[i]];
        node->priors[i] = priors.v[order.v[i]];
    }
    node->listed = moves.n;
}

/* What a move is taken to be worth that was never tried. */
static double untried(const Search *q, const Node *node, Int seat) {
    return node->visits == 0.0 ? 0.0 : node->won[seat] / node->visits - q->settings.first_play;
}

static Node *decide_openly(Search *q, Node *node, State *s, Int seat) {
    if (node->listed == 0 && !node->crowd) expand(q, node, s);
    double root = sqrt(node->visits) * q->settings.exploration;
    if (node->crowd) {
        look_further(q, node, s, seat);
        root = root / in_line(node);
    }
    Node *best = NULL;
    double best_score = NEVER;
    for (int i = 0; i < node->count; i++) {
        Node *child = node->children[i];
        double score = child->won[seat] / child->visits + root * child->prior / (1.0 + child->visits);
        if (score > best_score) {
            best_score = score;
            best = child;
        }
    }
    int tried = node->count;
    if (tried < node->listed && (q->size < MOST_NODES || !best)) {
        double score = untried(q, node, seat) + root * node->priors[tried];
        if (score > best_score) {
            best = new_node(node->moves[tried], node->priors[tried]);
            push_node(&node->children, &node->count, &node->room, best);
            q->size++;
        }
    }
    HOLDS(best != NULL);
    GAME_apply(s, best->key);
    return best;
}

#ifdef HIDES
#include "secrets.h"
#endif

static Node *decide(Search *q, Node *node, State *s, Int seat) {
    if (node->mark == 0) node->mark = KNOWS_mark(&q->known.part0, s, q->viewer);
#ifdef HIDES
    if (!node->crowd) return decide_among(q, node, s, seat);
    if (node->crowd->is_own != (seat == q->viewer)) return decide_apart(q, s);
    if (!node->crowd->is_own) return decide_in_crowd(q, node, s, seat);
#endif
    return decide_openly(q, node, s, seat);
}

/* ---- One iteration ---- */

static void iterate(Search *q, State *s) {
    Node *node = q->root;
    Int depth = 0, turns = 0, last = q->viewer;
    q->length = 0;
    push_node(&q->path, &q->length, &q->path_room, node);
    for (;;) {
        Int seat = GAME_to_act(s);
        if (seat == NOBODY) {
            KNOWS_shares(&q->known.part0, s, q->values);
            break;
        }
        if (seat == CHANCE) {
            if (KNOWS_is_judged(&q->known.part0, s)) {
                KNOWS_values(&q->known.part0, s, q->values);
                break;
            }
            node = draw(q, node, s);
            push_node(&q->path, &q->length, &q->path_room, node);
            continue;
        }
        if (seat != last) {
            turns++;
            last = seat;
        }
        int is_far = depth >= q->settings.sight && turns >= q->settings.turns;
        int is_leaf = node->visits == 0.0 || (q->size >= MOST_NODES && node->count == 0);
        if (depth > 0 && (is_far || is_leaf)) {
            judge_new(q, s);
            break;
        }
        node = decide(q, node, s, seat);
        depth++;
        push_node(&q->path, &q->length, &q->path_room, node);
    }
    for (int i = 0; i < q->length; i++) {
        q->path[i]->visits += 1.0;
        for (int seat = 0; seat < MOST_SEATS; seat++) q->path[i]->won[seat] += q->values[seat];
    }
    while (q->loose_count > 0) free_one(q->loose[--q->loose_count]);
}

/* Keep the part of the tree below a position that was foreseen. */
static int go_to(Search *q, State *s) {
    Int mark = KNOWS_mark(&q->known.part0, s, q->viewer);
    Node **waiting = NULL, *kept = NULL;
    int count = 0, room = 0;
    push_node(&waiting, &count, &room, q->root);
    for (int at = 0; mark != 0 && at < count && at < MOST_LOOKED_AT && !kept; at++) {
        if (waiting[at]->mark == mark) kept = waiting[at];
        else
            for (int i = 0; i < waiting[at]->count; i++)
                if (waiting[at]->children[i]->visits > 1.0)
                    push_node(&waiting, &count, &room, waiting[at]->children[i]);
    }
    free(waiting);
    free_tree(q->root, kept);
    q->root = kept ? kept : new_node(0, 1.0);
    q->size = kept ? count_nodes(kept) : 1;
    return kept != NULL;
}
