import { paths } from './paths'

/** Addresses that only lead elsewhere. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/service-requests/:id', to: paths.serviceRequest(':id') },
  { from: '/professional', to: paths.portal() },
  { from: '/professional/register', to: paths.registerProfessional() },
  { from: '/terminos', to: paths.terms() },
  { from: '/politica-de-privacidad', to: paths.privacy() },
  { from: '/contactanos', to: paths.contact() },
  { from: '/contact', to: paths.contact() },
  { from: paths.professionalDashboard(), to: paths.portal() },
  { from: '/admin/dashboard', to: paths.admin() },
  { from: '/user/notifications', to: paths.notices() },
]
