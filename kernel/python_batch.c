/* The binding of batch.h for Python, in the limited API: checks the caller's buffers and releases the interpreter lock. */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include "batch.h"
#include "python_batch.h"

/* A buffer of the caller: `each` bytes for every game. What is None has no memory. */
struct part {
    const char *name;
    size_t each;
    PyObject *object;
    Py_buffer buffer;
    bool is_held;
};

static void release(struct part *parts, int count) {
    for (int i = 0; i < count; i++) {
        if (parts[i].is_held) {
            PyBuffer_Release(&parts[i].buffer);
            parts[i].is_held = false;
        }
    }
}

static bool hold_one(struct part *part, int flags) {
    part->is_held = PyObject_GetBuffer(part->object, &part->buffer, flags) == 0;
    if (part->is_held && part->buffer.itemsize != 1) {
        PyErr_Format(PyExc_ValueError, "expected %s of one byte each, got items of %zd", part->name,
                     part->buffer.itemsize);
        return false;
    }
    return part->is_held;
}

/* Hold the buffers, of which the first is the games; false with an error if they do not fit together. */
static bool hold(struct part *parts, int count, size_t *games) {
    for (int i = 0; i < count; i++) {
        bool is_read = parts[i].name[0] == 'a' && count == 5; /* the actions of a step are only read */
        if (i > 0 && parts[i].object == Py_None && !is_read) {
            continue;
        }
        if (!hold_one(parts + i, is_read ? PyBUF_ND : PyBUF_ND | PyBUF_WRITABLE)) {
            return false;
        }
        size_t size = (size_t)parts[i].buffer.len;
        *games = i ? *games : size / parts[i].each;
        if (size != *games * parts[i].each) {
            PyErr_Format(PyExc_ValueError, "expected %zu bytes of %s for each of %zu games, got %zu", parts[i].each,
                         parts[i].name, *games, size);
            return false;
        }
    }
    if ((uintptr_t)parts[0].buffer.buf % _Alignof(struct quarto_game)) {
        PyErr_SetString(PyExc_ValueError, "expected states at an even address");
        return false;
    }
    return true;
}

static void *memory(const struct part *part) { return part->is_held ? part->buffer.buf : NULL; }

static PyObject *step_batch(PyObject *Py_UNUSED(module), PyObject *args) {
    struct part parts[] = {{"states", sizeof(struct quarto_game), NULL, {0}, false},
                           {"actions", 1, NULL, {0}, false},
                           {"masks", QUARTO_ACTIONS, NULL, {0}, false},
                           {"observations", QUARTO_OBSERVATION, NULL, {0}, false},
                           {"rewards", 1, NULL, {0}, false}};
    int restarts;
    if (!PyArg_ParseTuple(args, "OOOOOp", &parts[0].object, &parts[1].object, &parts[2].object, &parts[3].object,
                          &parts[4].object, &restarts)) {
        return NULL;
    }
    size_t games = 0, refused = 0;
    bool fits = hold(parts, 5, &games);
    if (fits) {
        struct quarto_batch batch = {memory(parts),     games, memory(parts + 1), memory(parts + 2), memory(parts + 3),
                                     memory(parts + 4), restarts};
        Py_BEGIN_ALLOW_THREADS
        refused = quarto_step_batch(&batch);
        Py_END_ALLOW_THREADS
    }
    release(parts, 5);
    return fits ? PyLong_FromSize_t(refused) : NULL;
}

static PyObject *observe_batch(PyObject *Py_UNUSED(module), PyObject *args) {
    struct part parts[] = {{"states", sizeof(struct quarto_game), NULL, {0}, false},
                           {"masks", QUARTO_ACTIONS, NULL, {0}, false},
                           {"observations", QUARTO_OBSERVATION, NULL, {0}, false}};
    if (!PyArg_ParseTuple(args, "OOO", &parts[0].object, &parts[1].object, &parts[2].object)) {
        return NULL;
    }
    size_t games = 0;
    bool fits = hold(parts, 3, &games);
    if (fits) {
        struct quarto_batch batch = {.games = memory(parts),
                                     .count = games,
                                     .masks = memory(parts + 1),
                                     .observations = memory(parts + 2)};
        Py_BEGIN_ALLOW_THREADS
        quarto_observe_batch(&batch);
        Py_END_ALLOW_THREADS
    }
    release(parts, 3);
    return fits ? Py_NewRef(Py_None) : NULL;
}

/* What plays by chance: the games, one byte for each of them to write, a seed, and the index of the first game. */
static PyObject *by_chance(PyObject *args, const char *name, bool plays_out) {
    struct part parts[] = {{"states", sizeof(struct quarto_game), NULL, {0}, false}, {name, 1, NULL, {0}, false}};
    unsigned long long seed, first;
    if (!PyArg_ParseTuple(args, "OOKK", &parts[0].object, &parts[1].object, &seed, &first)) {
        return NULL;
    }
    if (parts[1].object == Py_None) {
        return PyErr_Format(PyExc_TypeError, "expected %s to write to, got None", name);
    }
    size_t games = 0;
    uint64_t steps = 0;
    bool fits = hold(parts, 2, &games);
    if (fits) {
        Py_BEGIN_ALLOW_THREADS
        if (plays_out) {
            steps = quarto_play_out_batch(memory(parts), games, seed, first, memory(parts + 1));
        } else {
            quarto_sample_batch(memory(parts), games, seed, first, memory(parts + 1));
        }
        Py_END_ALLOW_THREADS
    }
    release(parts, 2);
    return fits ? plays_out ? PyLong_FromUnsignedLongLong(steps) : Py_NewRef(Py_None) : NULL;
}

static PyObject *sample_batch(PyObject *Py_UNUSED(module), PyObject *args) { return by_chance(args, "actions", false); }
static PyObject *play_out_batch(PyObject *Py_UNUSED(module), PyObject *args) { return by_chance(args, "results", true); }

static PyMethodDef functions[] = {
    {"step_batch", step_batch, METH_VARARGS,
     "step_batch(states, actions, masks, observations, rewards, restarts) -> how many were refused"},
    {"observe_batch", observe_batch, METH_VARARGS, "observe_batch(states, masks, observations)"},
    {"sample_batch", sample_batch, METH_VARARGS, "sample_batch(states, actions, seed, first)"},
    {"play_out_batch", play_out_batch, METH_VARARGS,
     "play_out_batch(states, results, seed, first) -> how many actions it took"},
    {NULL, NULL, 0, NULL},
};

int add_batch_functions(PyObject *module) { return PyModule_AddFunctions(module, functions); }
