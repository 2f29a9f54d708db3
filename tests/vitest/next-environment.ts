import { AsyncLocalStorage } from 'node:async_hooks'

// Next needs this global once it serves. It looks for it when its modules are loaded, which any test may do first.
Object.assign(globalThis, { AsyncLocalStorage })
