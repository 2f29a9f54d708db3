/**
 * Words that are no names by themselves (participles, prepositions, pronouns, adverbs), also when capitalised as a
 * type.
 */
export const bareWords = words(`
  found given known asked told said of one left stored seen beside taken written what who whom whose which how why
  by made typed named shown sent kept chosen wanted filed answered opened counted sought saved held listed mailed
  meant reviewed narrowed ended returned lost gone got heard looked brought met noted judged drawn begun refused
  received compared resumed offered folded blamed called decided searched repeated missed measured reached purged
  passed booked tapped charged arrived needed filled imported declared retried restored marked joined contacted
  announced tried titled reported recorded promised prepared delivered accepted suggested renewed renamed picked
  fetched led spent built undone caught bought forgotten worded touched turned stayed proven spoken stood
  others away about theirs ours mine nobody somebody anybody everybody someone nothing everything something anything
  thing things most few less only alone elsewhere otherwise meanwhile still then there here among beyond behind aside
  afterwards anew whatever whoever it them this that these those each either neither some any such upon soon ago except
  addressed admitted affected agreeing also another anywhere badly bracketed coded contributed differing does dying
  emptied entered entering everywhere exited fitting followed following foretold gathered giving glued granting guessed
  happening hence hiding holding hyphened ill keyed labelled lagging lasting leaked loved passing placed placing played
  praised priced proving referring regulated rung serving shaped sold somewhere spoiled stated tagged telling thus ticked
  timed travelled unasked uncounted unhurried unplaced unprepared unwritten vouched walked warned whenever wherever zoned
  zoomed`)

/** First words of a test title that start neither a verb phrase nor a noun phrase. */
export const titleOpeners = words(`
  about after also and as at because before by do for from how if in it its of on once one only or since
  still that then there these this those to under up upon what whatever when where whether which while who whoever
  whose why with without`)

/** Phrases to avoid in comments and test titles, and what to write instead. */
export const avoidedPhrases = [
  [/\bwhoever\b/i, 'name the person: the caller, the signed-in user'],
  [/\banew\b/i, 'again'],
  [/\bst(?:and|ood)s? (?:in|under|for)\b/i, 'is, is stored in, means'],
  [/\b(?:one|those|something|somebody) (?:that|who|whose|which)\b/i, 'repeat the noun'],
  [/\bnot for anybody\b/i, 'restricted, requires login'],
  [/\bwhat hangs on\b/i, 'dependent records, side effects'],
  [/\b(?:is|are|was|were|been) told\b/i, 'is notified, is shown'],
  [/\b(?:tak(?:es?|ing) in|took in|puts? by|hand(?:s|ed) on)\b/i, 'imports, saves, passes'],
  [/\b(?:holds|goes) good\b/i, 'is valid'],
]

/** Names that we do not choose (from the wire, stored data or other libraries), by file. */
export const allowedNames = new Map([
  ['apps/web/src/features/advertising/booking/selection.ts', ['taken']],
  ['apps/web/src/features/places/map-towns.ts', ['left']],
  ['packages/contracts/src/admin/businesses.ts', ['imported']],
  ['packages/contracts/src/endpoint.ts', ['nothing', 'Nothing']],
  ['packages/contracts/src/businesses/merging/merge.ts', ['seen']],
  ['packages/contracts/src/reviews/reports.ts', ['reviewed']],
  ['packages/domain/src/accounts/security-events.ts', ['left']],
  ['packages/domain/src/accounts/sessions/end-own-sessions.ts', ['ended']],
  ['packages/domain/src/admin/payments/state-changes.ts', ['about']],
  ['packages/domain/src/businesses/decisions/verify-business.ts', ['what']],
  ['packages/domain/src/businesses/importing/check-line.ts', ['about']],
  ['packages/domain/src/businesses/importing/compare-with-site.ts', ['about']],
  ['packages/domain/src/businesses/merging/plan-merge.ts', ['seen']],
  ['packages/domain/src/kernel/audit/list-audit.ts', ['by']],
  ['packages/domain/src/leads/events.ts', ['about']],
  ['packages/domain/src/payments/notifications/receive-notification.ts', ['received']],
  ['packages/domain/src/search/demand/get-demand.ts', ['answered']],
  ['packages/gateways/src/mail/look/person.tsx', ['about']],
])

function words(text) {
  return new Set(text.trim().split(/\s+/))
}
