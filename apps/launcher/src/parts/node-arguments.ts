import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtFiles, root } from '../root'
import { StartError } from '../start-error'

/** 'built' runs the output of `turbo build`. 'dev' runs the sources and restarts after each change. */
export type RunMode = 'built' | 'dev'

const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')

/**
 * Settings with which V8 and glibc give freed memory back: by default they keep about 100 MB of it in each process. The
 * Dockerfile sets both, too.
 */
export const smallMemory = {
  options: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2' },
}

/** Returns the arguments of node for a supervised program. The program ends when the launcher dies. */
export function nodeArguments(program: string[], options: string[] = []): string[] {
  const [script = ''] = program
  if (!existsSync(script)) throw new StartError(`Falta compilar (${script}). Ejecutá «npm run build».`)
  const watchParent = `${pathToFileURL(builtFiles.watchParent).href}?launcher=${process.pid}`
  return ['--enable-source-maps', '--import', watchParent, ...options, ...program]
}

/** Returns the arguments of node for one of our bundled programs, or for its source in development. */
export function programArguments(
  mode: RunMode,
  bundle: string,
  workspace: string,
  args: string[] = [],
): string[] {
  if (mode === 'built') return nodeArguments([bundle, ...args], smallMemory.options)
  return nodeArguments([tsx, 'watch', '--clear-screen=false', join(root, workspace, 'src/main.ts'), ...args])
}
