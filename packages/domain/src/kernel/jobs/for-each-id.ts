const batch = 200

interface Each {
  /** Returns up to `take` ids above `after`, in their order. */
  find: (page: { after: string; take: number }) => Promise<{ id: string }[]>
  run: (id: string) => Promise<unknown>
}

/** Below every id. */
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Calls `run` with every id there is, however many. One that fails keeps none of the others waiting; it is told at the
 * end, by throwing, so that the job shows as failed and is tried again.
 */
export async function forEachId({ find, run }: Each): Promise<void> {
  const failures: unknown[] = []
  let after = first
  for (;;) {
    const found = await find({ after, take: batch })
    for (const { id } of found) {
      await run(id).catch((error: unknown) => failures.push(error))
      after = id
    }
    if (found.length < batch) break
  }
  tellFailures(failures)
}

/** Calls `run` with each of a few things, one after the other, by the same rule. */
export async function eachOf<Thing>(
  things: readonly Thing[],
  run: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const thing of things) await run(thing).catch((error: unknown) => failures.push(error))
  // Somebody may wait for it, who asks what it is.
  if (failures.length === 1) throw failures[0]
  tellFailures(failures)
}

function tellFailures(failures: readonly unknown[]): void {
  if (failures.length === 0) return
  const [cause] = failures
  throw new Error(`${failures.length} failed, the first one: ${String(cause)}`, { cause })
}
