/**
 * Every page that exists, by name. A link is only ever made from here, so that a page that is not built is not linked;
 * a test compares this list with the pages on disk.
 */
export const paths = {
  home: () => '/',
  login: (from?: string) => (from ? `/login?from=${encodeURIComponent(from)}` : '/login'),
  register: (tracking?: string) =>
    tracking ? `/register?seguimiento=${encodeURIComponent(tracking)}` : '/register',
  registerProfessional: () => '/register/professional',
  serviceRequestForm: (rubroId?: number) =>
    rubroId ? `/service-request?rubroId=${rubroId}` : '/service-request',
  /** The form with urgency chosen; the provider leads its payer back there too. */
  urgentRequestForm: () => '/service-request?urgent=true',
  paymentStatus: () => '/payment/status',
  registrationPayment: () => '/register/professional/payment',
  professionalPayments: () => '/professional/payments',
  receipt: (id: string) => `/professional/payments/${id}`,
  serviceSelection: () => '/professional/service-selection',
  adminPayments: () => '/admin/pagos',
  adminPayment: (intentId: string) => `/admin/pagos/${intentId}`,
  adminSubscription: (id: string) => `/admin/pagos/suscripciones/${id}`,
  adminSettings: () => '/admin/settings',
  serviceRequest: (id: string) => `/service-request/${id}`,
  tracking: (token: string) => `/seguimiento/${token}`,
  /** Leads on to the portal. */
  professionalDashboard: () => '/professional/dashboard',
  portal: () => '/professional/portal',
  contacts: () => '/professional/contacts',
  professionalAccount: () => '/professional/account',
  professionalRequest: (id: string) => `/professional/requests/${id}`,
  notifications: () => '/user/notifications',
  userRequests: () => '/user/requests',
  admin: () => '/admin',
  adminLeadReports: () => '/admin/lead-reports',
  adminJobs: () => '/admin/jobs',
  adminConsumerRequests: () => '/admin/consumer-requests',
  terms: () => '/terminos-y-condiciones',
  privacy: () => '/privacidad',
  withdrawal: () => '/arrepentimiento',
  cancellation: () => '/baja',
  apiDocs: () => '/api/docs',
} as const

/** Where each role lands after login (docs/product.md, 'People'). */
export const landingByRole = {
  admin: paths.admin(),
  professional: paths.portal(),
  user: paths.userRequests(),
} as const

/** Page routes as they stand on disk, aliases included, for the test that compares. */
export const pageRoutes = [
  '/',
  '/login',
  '/register',
  '/register/professional/payment',
  '/payment/status',
  '/service-request',
  '/service-request/[id]',
  '/terminos-y-condiciones',
  '/privacidad',
  '/arrepentimiento',
  '/baja',
  '/seguimiento/[token]',
  '/professional/portal',
  '/professional/contacts',
  '/professional/account',
  '/professional/payments',
  '/professional/payments/[id]',
  '/professional/service-selection',
  '/professional/requests/[id]',
  '/user/notifications',
  '/user/requests',
  '/admin',
  '/admin/lead-reports',
  '/admin/jobs',
  '/admin/pagos',
  '/admin/pagos/[id]',
  '/admin/pagos/suscripciones/[id]',
  '/admin/settings',
  '/admin/consumer-requests',
  '/api/docs',
] as const

/** Addresses that only lead elsewhere. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/service-requests/:id', to: '/service-request/:id' },
  { from: '/professional', to: paths.portal() },
  { from: paths.registerProfessional(), to: paths.register() },
  { from: '/terminos', to: paths.terms() },
  { from: '/politica-de-privacidad', to: paths.privacy() },
  { from: '/professional/dashboard', to: paths.portal() },
]
