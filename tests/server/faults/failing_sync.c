/* Preloaded into a process: every sync fails as long as a file lies where OPENQUARTO_FAILING says. What was written
 * stays written, as it may on a disk that fails. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int fails(void) {
    const char *path = getenv("OPENQUARTO_FAILING");
    if (!path || access(path, F_OK)) return 0;
    errno = EIO;
    return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int fsync(int file) { return fails() ? -1 : REAL(fsync)(file); }

int fdatasync(int file) { return fails() ? -1 : REAL(fdatasync)(file); }
