import type { PageAccess } from '@oficio/contracts/access'

export default { access: 'anyone', isCached: true } satisfies PageAccess
