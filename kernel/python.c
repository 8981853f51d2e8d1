/* The binding for Python, in the limited API: checks every argument, owns the memory, releases the interpreter lock. */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>
#include <stdlib.h>
#include <string.h>

#include "python_batch.h"
#include "quarto.h"

enum { CONTROL_SIZE = 64, VARIANTS = 32, MEGABYTE = 1 << 20, MOST_MEGABYTES = 1 << 20 };

typedef struct {
    PyObject_HEAD
    uint64_t *words; /* the table, aligned to a cache line within `memory` */
    void *memory;
    size_t megabytes;
    uint64_t buckets;
    int searches; /* that use the table now */
    struct quarto_variant *variants[VARIANTS]; /* made when first asked for: by traits, then blocks */
    void *variant_memory[VARIANTS];
} Table;

static void *aligned(void *memory) { return (void *)(((uintptr_t)memory + 63) & ~(uintptr_t)63); }

static PyObject *table_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    static char *names[] = {"megabytes", NULL};
    Py_ssize_t megabytes;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "n:Table", names, &megabytes)) {
        return NULL;
    }
    if (megabytes < 1 || megabytes > MOST_MEGABYTES) {
        return PyErr_Format(PyExc_ValueError, "expected a table of 1 to %d megabytes, got %zd", MOST_MEGABYTES,
                            megabytes);
    }
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Table *self = (Table *)allocate(type, 0);
    if (!self) {
        return NULL;
    }
    self->megabytes = (size_t)megabytes;
    self->buckets = 1;
    while (self->buckets * 2 * QUARTO_BUCKET * sizeof(uint64_t) <= self->megabytes * MEGABYTE) {
        self->buckets *= 2;
    }
    size_t size = self->buckets * QUARTO_BUCKET * sizeof(uint64_t);
    self->memory = malloc(size + 64);
    if (!self->memory) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    self->words = aligned(self->memory);
    memset(self->words, 0, size); /* touches every page now, so that no search pays for it */
    return (PyObject *)self;
}

static void table_dealloc(PyObject *object) {
    Table *self = (Table *)object;
    PyTypeObject *type = Py_TYPE(object);
    free(self->memory);
    for (int i = 0; i < VARIANTS; i++) {
        free(self->variant_memory[i]);
    }
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(object);
    Py_DECREF(type);
}

static PyObject *table_clear(PyObject *object, PyObject *Py_UNUSED(ignored)) {
    Table *self = (Table *)object;
    if (self->searches) {
        PyErr_SetString(PyExc_RuntimeError, "expected no search to use the table while it is cleared");
        return NULL;
    }
    memset(self->words, 0, self->buckets * QUARTO_BUCKET * sizeof(uint64_t));
    Py_RETURN_NONE;
}

static PyObject *table_megabytes(PyObject *object, void *Py_UNUSED(closure)) {
    return PyLong_FromSize_t(((Table *)object)->megabytes);
}

static PyMethodDef table_methods[] = {
    {"clear", table_clear, METH_NOARGS, "Forget everything."},
    {NULL, NULL, 0, NULL},
};
static PyGetSetDef table_getset[] = {
    {"megabytes", table_megabytes, NULL, "The size that was asked for.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot table_slots[] = {
    {Py_tp_new, table_new},         {Py_tp_dealloc, table_dealloc},
    {Py_tp_methods, table_methods}, {Py_tp_getset, table_getset},
    {Py_tp_doc, "Memory for what searches find out; searches of all variants may share it."},
    {0, NULL},
};
static PyType_Spec table_spec = {
    .name = "openquarto.kernel._kernel.Table",
    .basicsize = sizeof(Table),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = table_slots,
};

static struct quarto_variant *variant_of(Table *table, unsigned traits, bool blocks) {
    unsigned which = traits << 1 | blocks;
    if (!table->variants[which]) {
        void *memory = calloc(1, sizeof(struct quarto_variant) + 64);
        if (!memory) {
            PyErr_NoMemory();
            return NULL;
        }
        table->variant_memory[which] = memory;
        table->variants[which] = aligned(memory);
        quarto_prepare(table->variants[which], traits, blocks);
    }
    return table->variants[which];
}

/* What a search is asked: a checked position, and how to search. */
struct question {
    Table *table;
    struct quarto_position position;
    unsigned traits;
    bool blocks;
    int wanted; /* of SOLVE: whether the value is enough; of BEST_TURN: the score */
    enum task { SOLVE, HOLDING, BEST_TURN } task;
    uint64_t node_limit, seed;
};

static PyObject *run(const struct question *asked, Py_buffer *control) {
    Table *table = asked->table;
    struct quarto_variant *variant = variant_of(table, asked->traits, asked->blocks);
    if (!variant) {
        return NULL;
    }
    struct quarto_search search = {
        .variant = variant,
        .table = table->words,
        .buckets = table->buckets,
        .node_limit = asked->node_limit,
        .seed = asked->seed,
        .stop = control->buf,
        .progress = (volatile uint64_t *)((uint8_t *)control->buf + 8),
    };
    int found;
    table->searches++;
    Py_BEGIN_ALLOW_THREADS
    switch (asked->task) {
    case HOLDING:
        found = quarto_holding(&search, &asked->position);
        break;
    case BEST_TURN:
        found = quarto_best_turn(&search, &asked->position, asked->wanted);
        break;
    default:
        found = quarto_solve(&search, &asked->position, asked->wanted);
    }
    Py_END_ALLOW_THREADS
    table->searches--;
    return Py_BuildValue("iKN", found, (unsigned long long)search.nodes, PyBool_FromLong(!search.stopped));
}

static PyObject *answer(PyObject *module, PyObject *args, enum task task) {
    PyObject *table, *control_object;
    const char *board;
    Py_ssize_t board_size, node_limit, seed;
    int hand, traits, blocks, wanted;
    if (!PyArg_ParseTuple(args, "Oy#iipinnO", &table, &board, &board_size, &hand, &traits, &blocks, &wanted,
                          &node_limit, &seed, &control_object)) {
        return NULL;
    }
    PyObject *type = *(PyObject **)PyModule_GetState(module);
    if ((PyObject *)Py_TYPE(table) != type) {
        PyErr_SetString(PyExc_TypeError, "expected a Table first");
        return NULL;
    }
    if (traits < 1 || traits > 15 || node_limit < 0 || seed < 0 || wanted < QUARTO_WORST || wanted > QUARTO_BEST) {
        PyErr_SetString(PyExc_ValueError, "expected traits 1 to 15, a score, and no negative limit or seed");
        return NULL;
    }
    struct question asked = {
        .table = (Table *)table,
        .traits = (unsigned)traits,
        .blocks = blocks,
        .wanted = wanted,
        .task = task,
        .node_limit = (uint64_t)node_limit,
        .seed = (uint64_t)seed,
    };
    if (board_size != (Py_ssize_t)sizeof asked.position.board || hand < 0 || hand > 255) {
        PyErr_SetString(PyExc_ValueError, "expected a board of 16 bytes and a hand of 0 to 15 or 255");
        return NULL;
    }
    memcpy(asked.position.board, board, sizeof asked.position.board);
    asked.position.hand = (uint8_t)hand;
    if (!quarto_is_sound(&asked.position)) {
        PyErr_SetString(PyExc_ValueError, "expected pieces 0 to 15 in one place each, and 255 elsewhere");
        return NULL;
    }
    Py_buffer control;
    if (PyObject_GetBuffer(control_object, &control, PyBUF_WRITABLE) < 0) {
        return NULL;
    }
    PyObject *found = NULL;
    if (control.len != CONTROL_SIZE || (uintptr_t)control.buf % sizeof(uint64_t)) {
        PyErr_SetString(PyExc_ValueError, "expected a control of 64 aligned bytes");
    } else {
        found = run(&asked, &control);
    }
    PyBuffer_Release(&control);
    return found;
}

static PyObject *solve(PyObject *module, PyObject *args) { return answer(module, args, SOLVE); }
static PyObject *holding(PyObject *module, PyObject *args) { return answer(module, args, HOLDING); }
static PyObject *best_turn(PyObject *module, PyObject *args) { return answer(module, args, BEST_TURN); }

static PyMethodDef functions[] = {
    {"solve", solve, METH_VARARGS,
     "solve(table, board, hand, traits, blocks, value_only, node_limit, seed, control) -> (score, nodes, finished)"},
    {"holding", holding, METH_VARARGS,
     "holding(table, board, hand, traits, blocks, 0, node_limit, seed, control) -> (count, nodes, finished)"},
    {"best_turn", best_turn, METH_VARARGS,
     "best_turn(table, board, hand, traits, blocks, score, node_limit, seed, control) -> (turn, nodes, finished)"},
    {NULL, NULL, 0, NULL},
};

static int execute(PyObject *module) {
    PyObject *type = PyType_FromModuleAndSpec(module, &table_spec, NULL);
    if (!type) {
        return -1;
    }
    *(PyObject **)PyModule_GetState(module) = type; /* the module keeps it as long as it lives */
    return PyModule_AddObjectRef(module, "Table", type) < 0 ? -1 : add_batch_functions(module);
}

static int traverse(PyObject *module, visitproc visit, void *arg) {
    Py_VISIT(*(PyObject **)PyModule_GetState(module));
    return 0;
}

static int clear(PyObject *module) {
    Py_CLEAR(*(PyObject **)PyModule_GetState(module));
    return 0;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, execute}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "openquarto.kernel._kernel",
    .m_doc = "The exact solver in C, and many games at once.",
    .m_size = sizeof(PyObject *),
    .m_methods = functions,
    .m_slots = slots,
    .m_traverse = traverse,
    .m_clear = clear,
};

PyMODINIT_FUNC PyInit__kernel(void) { return PyModuleDef_Init(&definition); }
