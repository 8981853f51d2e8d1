/* Preloaded into a process: notes, in order, all that reaches the files of one folder. One record an operation:
 * kind, length of the name, offset, length of what follows; then the name, then what was written. A lock is held
 * over the operation and its note, so that the order of the notes is that of the operations. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

struct record {
    uint8_t kind, unused[3];
    uint32_t name;
    uint64_t offset, length;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;
static char folder[PATH_MAX];
static size_t folder_length;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *watched = getenv("OPENQUARTO_WATCHED"), *path = getenv("OPENQUARTO_JOURNAL");
    if (!watched || !path || !realpath(watched, folder)) return;
    folder_length = strlen(folder);
    journal = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* The name below the folder, "" for the folder itself; NULL for what is elsewhere. */
static const char *below(const char *path) {
    if (journal < 0 || strncmp(path, folder, folder_length)) return NULL;
    path += folder_length;
    return *path == '/' ? path + 1 : *path ? NULL : path;
}

static const char *name_of(int file, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = journal < 0 ? -1 : readlink(link, path, PATH_MAX - 1);
    if (length < 0) return NULL;
    path[length] = 0;
    return below(path);
}

static void put(const void *bytes, size_t length) {
    for (const char *from = bytes; length;) {
        ssize_t done = REAL(write)(journal, from, length);
        if (done <= 0) abort();
        from += done;
        length -= (size_t)done;
    }
}

static void note(char kind, const char *name, off_t offset, const void *bytes, size_t length) {
    struct record record = {.kind = (uint8_t)kind, .name = (uint32_t)strlen(name), .offset = (uint64_t)offset, .length = length};
    put(&record, sizeof record);
    put(name, strlen(name));
    put(bytes, bytes ? length : 0);
}

#define NOTED(type, call, kind, offset, bytes, length, is_done)                \
    char path[PATH_MAX];                                                       \
    const char *name = name_of(file, path);                                    \
    if (!name) return call;                                                    \
    pthread_mutex_lock(&lock);                                                 \
    type done = call;                                                          \
    if (is_done) note(kind, name, offset, bytes, length);                      \
    pthread_mutex_unlock(&lock);                                               \
    return done

ssize_t write(int file, const void *bytes, size_t length) {
    NOTED(ssize_t, REAL(write)(file, bytes, length), 'w', lseek(file, 0, SEEK_CUR) - done, bytes, (size_t)done, done > 0);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    NOTED(ssize_t, REAL(pwrite)(file, bytes, length, offset), 'w', offset, bytes, (size_t)done, done > 0);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    NOTED(ssize_t, REAL(pwrite64)(file, bytes, length, offset), 'w', offset, bytes, (size_t)done, done > 0);
}

int ftruncate(int file, off_t length) {
    NOTED(int, REAL(ftruncate)(file, length), 't', length, NULL, 0, !done);
}

int ftruncate64(int file, off64_t length) {
    NOTED(int, REAL(ftruncate64)(file, length), 't', length, NULL, 0, !done);
}

int fsync(int file) {
    NOTED(int, REAL(fsync)(file), 's', 0, NULL, 0, !done);
}

int fdatasync(int file) {
    NOTED(int, REAL(fdatasync)(file), 's', 0, NULL, 0, !done);
}

int unlink(const char *path) {
    const char *name = below(path);
    pthread_mutex_lock(&lock);
    int done = REAL(unlink)(path);
    if (name && !done) note('u', name, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

/* What the simulator does not know, and SQLite does not do here: noted, so that it cannot go unseen. */

ssize_t writev(int file, const struct iovec *parts, int count) {
    NOTED(ssize_t, REAL(writev)(file, parts, count), '?', 0, NULL, 0, 1);
}

int rename(const char *from, const char *to) {
    if (below(from)) note('?', below(from), 0, NULL, 0);
    return REAL(rename)(from, to);
}
