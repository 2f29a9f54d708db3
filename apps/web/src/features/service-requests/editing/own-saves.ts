/** For each request and version: the version after this tab saved an edit of that version. */
const ownSaves = new Map<string, number>()
const keyOf = (requestId: string, version: number) => `${requestId} ${version}`

/** Notes a save of this tab. If `after` is more than one version later, somebody else saved too and has to be asked. */
export function noteOwnSave(requestId: string, before: number, after: number): void {
  if (after === before + 1) ownSaves.set(keyOf(requestId, before), after)
}

/**
 * Returns the version on which an edit is based. A card that was opened before another card of the same tab was saved
 * does not conflict with that save.
 */
export function afterOwnSaves(requestId: string, openedVersion: number): number {
  const next = ownSaves.get(keyOf(requestId, openedVersion))
  return next === undefined ? openedVersion : afterOwnSaves(requestId, next)
}
