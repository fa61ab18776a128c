/* Where something is secret: every world has other moves, and some of them look the same. */

typedef struct {
    Moves moves, seen;
    /* What the searching seat sees of each: its own moves as they are. */
    const Moves *keys;
    Priors priors;
} Offer;

static void offered(Search *q, State *s, Int seat, Offer *offer) {
    offer->keys = &offer->moves;
    if (seat != q->viewer) {
        offer->keys = &offer->seen;
        offer->seen.n = offer->moves.n;
        for (int i = 0; i < offer->moves.n; i++) offer->seen.v[i] = GAME_seen_as(s, offer->moves.v[i], q->viewer);
    }
    glance(q, s, &offer->moves, &offer->priors);
}

/* The upper bound of a move that this world offers, and that it was offered once more. */
static double score_offered(Search *q, const Node *node, Node *child, double prior, Int seat) {
    double bonus = q->settings.exploration * prior;
    if (!child || child->visits == 0.0) return untried(q, node, seat) + bonus * sqrt(node->visits + 1.0);
    child->offered += 1.0;
    return child->won[seat] / child->visits + bonus * sqrt(child->offered) / (1.0 + child->visits);
}

static Int best_of(Search *q, const Node *node, const Offer *offer, Int seat) {
    Int best = 0;
    double best_score = NEVER;
    for (int i = 0; i < offer->keys->n; i++) {
        double score = score_offered(q, node, child_of(node, offer->keys->v[i]), offer->priors.v[i], seat);
        if (score > best_score) {
            best_score = score;
            best = i;
        }
    }
    return best;
}

/* Which of the moves that look the same to the searching seat is really made. */
static Int unveil(Search *q, const Offer *offer, Int chosen) {
    Priors weights;
    int alike = 0;
    weights.n = offer->keys->n;
    for (int i = 0; i < weights.n; i++) {
        int is_alike = offer->keys->v[i] == offer->keys->v[chosen];
        alike += is_alike;
        weights.v[i] = is_alike ? offer->priors.v[i] : 0.0;
    }
    return alike == 1 ? chosen : pick(q, &weights);
}

/* Make the move at a place in the list, or one that looks the same. */
static Node *go(Search *q, Node *node, State *s, const Offer *offer, Int at) {
    Int key = offer->keys->v[at];
    Node *chosen = child_of(node, key);
    if (!chosen) {
        chosen = new_node(key, offer->priors.v[at]);
        chosen->offered = 1.0;
        attach(q, node, chosen);
    }
    GAME_apply(s, offer->moves.v[unveil(q, offer, at)]);
    return chosen;
}

/* ---- Very many moves, in each world others ---- */

/* So many places of a list, each as often as its weight asks for. */
static void spread(const Priors *weights, double start, int many, Moves *places) {
    double step = 0.0, passed = 0.0;
    for (int i = 0; i < weights->n; i++) step += weights->v[i] / many;
    places->n = 0;
    for (int i = 0; i < weights->n; i++) {
        passed += weights->v[i];
        while (places->n < many && passed > (places->n + start) * step) places->v[places->n++] = i;
    }
}

static Alike *alike_of(const Crowd *crowd, Int key) {
    for (int i = 0; i < crowd->alike_count; i++)
        if (crowd->alike[i].key == key) return &crowd->alike[i];
    return NULL;
}

/* New moves for a key come before those of the worlds before, which serve where none of them fits. */
static void keep_alike(Crowd *crowd, Int key, const Int *moves, int n) {
    Alike *alike = alike_of(crowd, key);
    if (!alike) {
        crowd->alike = had(realloc(crowd->alike, (size_t)(crowd->alike_count + 1) * sizeof(Alike)));
        alike = &crowd->alike[crowd->alike_count++];
        alike->key = key;
        alike->n = 0;
    }
    int kept = alike->n < MOST_ALIKE - n ? alike->n : MOST_ALIKE - n;
    memmove(alike->moves + n, alike->moves, (size_t)kept * sizeof(Int));
    memcpy(alike->moves, moves, (size_t)n * sizeof(Int));
    alike->n = kept + n;
}

/* Keep some of the moves that look the same, more of those that promise more. */
static void note_alike(Search *q, Crowd *crowd, const Offer *offer) {
    Moves groups, group, places;
    Priors weights;
    groups.n = 0;
    for (int i = 0; i < offer->keys->n; i++) {
        Int key = offer->keys->v[i];
        if (key != offer->moves.v[i] && COUNT(groups.v, groups.n, key) == 0) groups.v[groups.n++] = key;
    }
    for (int g = 0; g < groups.n; g++) {
        Int kept[KEPT];
        group.n = weights.n = 0;
        for (int i = 0; i < offer->keys->n; i++)
            if (offer->keys->v[i] == groups.v[g] && offer->moves.v[i] != groups.v[g]) {
                group.v[group.n++] = offer->moves.v[i];
                weights.v[weights.n++] = offer->priors.v[i];
            }
        spread(&weights, toss(q), KEPT, &places);
        for (int i = 0; i < places.n; i++) kept[i] = group.v[places.v[i]];
        keep_alike(crowd, groups.v[g], kept, places.n);
    }
}

/* The best of some moves never tried, drawn by their priors; if there are none, `known`. */
static Int fresh(Search *q, const Node *node, State *s, Int seat, const Offer *offer, Int known) {
    Priors weights;
    Moves places;
    weights.n = offer->keys->n;
    for (int i = 0; i < weights.n; i++)
        weights.v[i] = child_of(node, offer->keys->v[i]) ? 0.0 : offer->priors.v[i];
    Int best = known;
    double best_value = -1.0;
    spread(&weights, toss(q), FIRST_LOOKS, &places);
    for (int i = 0; i < places.n; i++) {
        double value = look(q, s, offer->moves.v[places.v[i]], seat);
        if (value > best_value) {
            best_value = value;
            best = places.v[i];
        }
    }
    return best;
}

/* Among all moves of this world, which are listed: one that was never tried, if there is one. */
static Node *decide_listed(Search *q, Node *node, State *s, Int seat, Offer *offer) {
    offered(q, s, seat, offer);
    node->crowd->listings += 1.0;
    note_alike(q, node->crowd, offer);
    Int best = best_of(q, node, offer, seat);
    if (q->size < MOST_NODES) best = fresh(q, node, s, seat, offer, best);
    return go(q, node, s, offer, best);
}

/* The place of one of the moves that this world allows, any of them; -1 if it has none. */
static int allowed(Search *q, State *s, const Int *moves, int length) {
    Int first = rng_below(q->rng, length);
    for (int past = 0; past < length; past++) {
        int place = (int)((first + past) % length);
        if (GAME_allows(s, moves[place])) return place;
    }
    return -1;
}

/* The best of the children that this world allows; NULL if it allows none. */
static Node *decide_known(Search *q, Node *node, State *s, Int seat) {
    double total = 0.0, best_score = NEVER;
    for (int i = 0; i < node->count; i++) total += node->children[i]->prior;
    Node *best = NULL;
    Int best_move = 0;
    for (int i = 0; i < node->count; i++) {
        Node *child = node->children[i];
        const Alike *alike = alike_of(node->crowd, child->key);
        int several = alike && alike->n > 0;
        const Int *moves = several ? alike->moves : &child->key;
        int place = allowed(q, s, moves, several ? alike->n : 1);
        if (place < 0) continue;
        double score = score_offered(q, node, child, child->prior / total, seat);
        if (score > best_score) {
            best_score = score;
            best = child;
            best_move = moves[place];
        }
    }
    if (best) GAME_apply(s, best_move);
    return best;
}

/* Among the moves known here; now and then among all that this world has. */
static Node *decide_in_crowd(Search *q, Node *node, State *s, Int seat) {
    if (node->crowd->listings > 1.0 + q->settings.widening * sqrt(node->visits)) {
        Node *known = decide_known(q, node, s, seat);
        if (known) return known;
    }
    Offer offer;
    GAME_legal(s, &offer.moves);
    return decide_listed(q, node, s, seat, &offer);
}

/* ---- Decisions ---- */

/* Where it is a secret who decides: the move is made by its prior, outside the tree. */
static Node *decide_apart(Search *q, State *s) {
    Node *node = new_node(0, 1.0);
    push_node(&q->loose, &q->loose_count, &q->loose_room, node);
    GAME_apply(s, lean(q, s));
    return node;
}

/* Among the moves of this world, by how often each was offered. */
static Node *decide_among(Search *q, Node *node, State *s, Int seat) {
    Offer offer;
    int is_own = seat == q->viewer;
    GAME_legal(s, &offer.moves);
    if (offer.moves.n > MANY_IN_SECRET && !(is_own && node->count > 0)) {
        node->crowd = new_crowd(is_own);
        if (!is_own) return decide_listed(q, node, s, seat, &offer);
        refill(q, node, s, &offer.moves);
        return decide_openly(q, node, s, seat);
    }
    offered(q, s, seat, &offer);
    return go(q, node, s, &offer, best_of(q, node, &offer, seat));
}
