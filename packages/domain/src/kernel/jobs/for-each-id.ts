const batch = 200

interface Walk {
  /** Returns up to `take` ids above `after`, in their order. */
  find: (page: { after: string; take: number }) => Promise<{ id: string }[]>
  run: (id: string) => Promise<unknown>
}

/** Lower than any id. */
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Calls `run` with every id. A failure does not stop the others; it is thrown at the end, so that the job fails
 * visibly and is retried.
 */
export async function forEachId({ find, run }: Walk): Promise<void> {
  const failures: unknown[] = []
  let after = first
  for (;;) {
    const batchRows = await find({ after, take: batch })
    for (const { id } of batchRows) {
      await run(id).catch((error: unknown) => failures.push(error))
      after = id
    }
    if (batchRows.length < batch) break
  }
  tellFailures(failures)
}

/**
 * Calls `run` with each of a few items in sequence. Failures are handled as in `forEachId`, but a single failure is
 * thrown unchanged.
 */
export async function eachOf<Item>(
  items: readonly Item[],
  run: (doOne: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await run(item).catch((error: unknown) => failures.push(error))
  // Thrown unchanged, because a caller may depend on the kind of the error.
  if (failures.length === 1) throw failures[0]
  tellFailures(failures)
}

function tellFailures(failures: readonly unknown[]): void {
  if (failures.length === 0) return
  const [cause] = failures
  throw new Error(`${failures.length} failed; the first error: ${String(cause)}`, { cause })
}
