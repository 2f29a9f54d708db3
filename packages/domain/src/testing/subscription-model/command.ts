import type { AsyncCommand } from 'fast-check'
import { compare } from './compare'
import type { Model } from './model'
import { settle, type World } from './world'

/** What happened in a run: how often each command had something to do. */
export type Tally = Map<string, number>

export type Command = AsyncCommand<Model, World>

/** Does one thing to the product and says what it must have come to; returns false where there is nothing to do. */
type Step = (model: Model, world: World) => Promise<boolean>

/** Returns the command: the step, all that comes of it, and the comparison of product and model. */
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

/** Returns the code that a call was refused with, or null when it was answered. */
export async function codeOfRefusal(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}
