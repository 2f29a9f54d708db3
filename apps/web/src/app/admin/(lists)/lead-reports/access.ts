import type { PageAccess } from '@oficio/contracts/access'

export default { access: ['admin'], isCached: false } satisfies PageAccess
