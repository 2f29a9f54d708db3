import { AsyncLocalStorage } from 'node:async_hooks'

// Next finds it there once it serves, and looks only when its modules are loaded, which any test may do first.
Object.assign(globalThis, { AsyncLocalStorage })
