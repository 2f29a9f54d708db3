import type { PageAccess } from '@oficio/contracts/access'

export default { access: ['professional', 'admin'], isCached: false } satisfies PageAccess
