import type { AsyncCommand } from 'fast-check'
import { compare } from './compare'
import type { Model } from './model'
import { settle, type World } from './world'

/** Number of times that each command had something to do in a run. */
export type Tally = Map<string, number>

export type Command = AsyncCommand<Model, World>

/** Does one thing to the product and checks its result with the model. Returns false if there is nothing to do. */
type Step = (model: Model, world: World) => Promise<boolean>

/** Returns a command that runs the step, then all its jobs, and then compares the product with the model. */
export function command(name: string, tally: Tally, step: Step): Command {
  return {
    check: () => true,
    run: async (model, world) => {
      if (!(await step(model, world))) return
      const kind = name.split(' ')[0] ?? name
      tally.set(kind, (tally.get(kind) ?? 0) + 1)
      await settle(model, world)
      await compare(model, world)
    },
    toString: () => name,
  }
}

/** Returns the error code of a refused call, or null if the call succeeded. */
export async function codeOfRefusal(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}
