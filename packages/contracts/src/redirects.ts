import { formAction } from './forms/form-paths'
import { paths } from './paths'

interface Redirect {
  from: string
  to: string
  /** A permanent alias of a page. Search engines replace it with the address of the page. */
  isAlias?: true
}

/** Addresses that only redirect. */
export const redirects: readonly Redirect[] = [
  { from: '/service-requests/:id', to: paths.serviceRequest(':id') },
  { from: '/professional', to: paths.portal() },
  { from: '/professional/register', to: paths.registerProfessional() },
  { from: '/terminos', to: paths.terms(), isAlias: true },
  { from: '/politica-de-privacidad', to: paths.privacy(), isAlias: true },
  { from: '/ayuda', to: paths.faq(), isAlias: true },
  { from: '/faq', to: paths.faq(), isAlias: true },
  { from: '/classifieds', to: paths.searchBusinesses(), isAlias: true },
  { from: '/contactanos', to: paths.contact(), isAlias: true },
  { from: '/contact', to: paths.contact(), isAlias: true },
  { from: paths.professionalDashboard(), to: paths.portal() },
  { from: '/admin/dashboard', to: paths.admin() },
  { from: '/user/notifications', to: paths.notices() },
  // Signed-in users are redirected from there to the first page of their role.
  { from: '/dashboard', to: paths.login() },
  // Open pages of an earlier version still send their forms to these addresses. Status 307 makes the browser send the
  // same fields again.
  { from: '/api/auth/enter', to: formAction('login') },
  { from: '/api/auth/second-step', to: formAction('secondStep') },
  { from: '/api/auth/leave', to: formAction('logout') },
  { from: '/api/auth/forgot', to: formAction('forgotPassword') },
  { from: '/api/auth/reset', to: formAction('resetPassword') },
  { from: '/api/auth/confirm', to: formAction('confirmEmail') },
  { from: '/api/auth/renew', to: formAction('renewConfirmation') },
  { from: '/api/auth/mute', to: formAction('muteMails') },
  { from: '/api/auth/unmute', to: formAction('unmuteMails') },
  { from: '/api/auth/prove', to: formAction('proveDataRequest') },
  { from: '/api/auth/request-links', to: formAction('requestLinks') },
]
