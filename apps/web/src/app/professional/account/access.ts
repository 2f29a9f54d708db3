import type { PageAccess } from '@oficio/contracts/access'

export default { access: ['professional'], isCached: false } satisfies PageAccess
