import type { Access } from './access'

/** The facts about one page. Serving, linking and tests all use this one definition. */
export interface Page {
  /**
   * The path of the page, equal to its folder on disk, with parameter names in brackets. `paths` builds addresses from
   * it.
   */
  path: string
  access: Access
  /**
   * The page is rendered once and cached for everybody. Any other page without `keptSeconds` is rendered for each
   * request, with its own nonce.
   */
  isCached?: true
  /**
   * The page is rendered for each address with its query, the same for everybody, and kept for so many seconds. The request
   * reaches the page without cookies.
   */
  keptSeconds?: number
  /**
   * Search engines may index the page under this address. A page with a parameter is indexed under the canonical
   * address in its head.
   */
  isIndexable?: true
  /** The address contains a secret, so it is not sent to other sites. */
  isSecret?: true
  /** An admin may open the page before setting up a required second factor. */
  duringEnrolment?: true
}

/** For how many seconds a public search is kept. */
export const searchKeptSeconds = 60

/**
 * Every page that exists, by name. All links are built from this table, so that no link points to a missing page. A
 * test compares the table with the pages on disk. The table is loaded by the browser with every page, so it holds only
 * facts.
 */
export const pages = {
  home: { path: '/', access: 'anyone', isCached: true, isIndexable: true },
  serviceRequestForm: { path: '/service-request', access: 'anyone', isCached: true, isIndexable: true },
  registerProfessional: {
    path: '/register/professional',
    access: 'anyone',
    isCached: true,
    isIndexable: true,
  },
  registerDirectly: { path: '/register/professional/direct', access: 'anyone', isCached: true },
  serviceRequest: { path: '/service-request/[id]', access: 'anyone', isCached: true },
  publicProfile: { path: '/professionals/[profile]', access: 'anyone', isCached: true, isIndexable: true },
  /** The photos or the reviews of a professional. Not indexed, because the profile shows the newest of both. */
  publicProfilePart: { path: '/professionals/[profile]/[parte]', access: 'anyone', isCached: true },
  registerBusiness: { path: '/business/register', access: 'anyone', isCached: true, isIndexable: true },
  /**
   * The payer of a business plan returns to this page after the payment. The payer may be without an account, because
   * the business may be unclaimed.
   */
  businessRegistered: { path: '/business/register/done', access: 'anyone' },
  business: { path: '/business/[idOrSlug]', access: 'anyone', isCached: true, isIndexable: true },
  /** The tabs with the photos or the reviews of a business. Not indexed, because the first tab shows the newest of both. */
  businessPart: { path: '/business/[idOrSlug]/[parte]', access: 'anyone', isCached: true },
  searchBusinesses: {
    path: '/business/search',
    access: 'anyone',
    isIndexable: true,
    keptSeconds: searchKeptSeconds,
  },
  rubroIndex: { path: '/profesionales', access: 'anyone', isCached: true, isIndexable: true },
  benefits: { path: '/profesionales/beneficios', access: 'anyone', isCached: true, isIndexable: true },
  rubroTowns: { path: '/profesionales/[rubro]', access: 'anyone', isCached: true, isIndexable: true },
  rubroInTown: {
    path: '/profesionales/[rubro]/[ciudad]',
    access: 'anyone',
    isCached: true,
    isIndexable: true,
  },
  /** The path has the segment 'provincia' because Córdoba, Mendoza and other provinces share their name with a town. */
  rubroInProvince: {
    path: '/profesionales/[rubro]/provincia/[provincia]',
    access: 'anyone',
    isCached: true,
    isIndexable: true,
  },
  categoryIndex: { path: '/negocios', access: 'anyone', isCached: true, isIndexable: true },
  businessBenefits: { path: '/negocios/beneficios', access: 'anyone', isCached: true, isIndexable: true },
  categoryTowns: { path: '/negocios/[categoria]', access: 'anyone', isCached: true, isIndexable: true },
  categoryInTown: {
    path: '/negocios/[categoria]/[ciudad]',
    access: 'anyone',
    isCached: true,
    isIndexable: true,
  },
  categoryInProvince: {
    path: '/negocios/[categoria]/provincia/[provincia]',
    access: 'anyone',
    isCached: true,
    isIndexable: true,
  },
  searchProfessionals: {
    path: '/search/professionals',
    access: 'anyone',
    isIndexable: true,
    keptSeconds: searchKeptSeconds,
  },
  /** Open to anyone, because the page itself explains to other visitors that it is for professionals. */
  searchServiceRequests: { path: '/search/service-requests', access: 'anyone' },
  searchOrder: { path: '/search/order', access: 'anyone', isCached: true, isIndexable: true },
  advertising: { path: '/publicidad', access: 'anyone', isCached: true, isIndexable: true },
  terms: { path: '/terminos-y-condiciones', access: 'anyone', isCached: true, isIndexable: true },
  privacy: { path: '/privacidad', access: 'anyone', isCached: true, isIndexable: true },
  apiDocs: { path: '/api/docs', access: 'anyone', isCached: true },
  faq: { path: '/preguntas-frecuentes', access: 'anyone', isCached: true, isIndexable: true },
  contact: { path: '/contacto', access: 'anyone', isCached: true, isIndexable: true },
  withdrawal: { path: '/arrepentimiento', access: 'anyone', isIndexable: true },
  cancellation: { path: '/baja', access: 'anyone', isIndexable: true },
  dataRights: { path: '/datos-personales', access: 'anyone', isIndexable: true },
  /** Proves that the mailbox belongs to the person who filed a data request, and shows the outcome of the request. */
  dataRequest: { path: '/datos-personales/pedido/[token]', access: 'anyone', isSecret: true },
  login: { path: '/login', access: 'anyone' },
  /** Second step of a login: asks for the second factor. */
  secondStep: { path: '/login/second-step', access: 'anyone' },
  /** The page to which Google returns after a login. */
  authCallback: { path: '/auth/callback', access: 'anyone', isSecret: true },
  register: { path: '/register', access: 'anyone' },
  forgotPassword: { path: '/forgot-password', access: 'anyone' },
  /** Mails the tracking links of a client's requests again. */
  requestLinks: { path: '/recuperar-solicitud', access: 'anyone' },
  resetPasswordWithoutLink: { path: '/reset-password', access: 'anyone' },
  accountClosed: { path: '/account-closed', access: 'anyone', isCached: true },
  confirmEmail: { path: '/confirm-email/[token]', access: 'anyone', isSecret: true },
  /** Mail programs also send their one-click POST to this address. src/proxy.ts forwards that POST to the API call. */
  mailOptOut: { path: '/opt-out/[token]', access: 'anyone', isSecret: true },
  resetPassword: { path: '/reset-password/[token]', access: 'anyone', isSecret: true },
  registrationPayment: { path: '/register/professional/payment', access: 'anyone' },
  paymentStatus: { path: '/payment/status', access: 'anyone' },
  tracking: { path: '/seguimiento/[token]', access: 'anyone', isSecret: true },
  profile: { path: '/user/profile', access: 'account' },
  profileEmail: { path: '/user/profile/email', access: 'account' },
  profilePassword: { path: '/user/profile/password', access: 'account' },
  /** Shows and sets up the second factor of the account. */
  security: { path: '/user/profile/security', access: 'account', duringEnrolment: true },
  /** Asks for the second factor before it continues to a link that requires it. */
  stepUp: { path: '/user/profile/confirm', access: 'account' },
  profileClosing: { path: '/user/profile/close', access: 'account' },
  userRequests: { path: '/user/requests', access: 'account' },
  userBusinesses: { path: '/user/businesses', access: 'account' },
  claimBusiness: { path: '/user/businesses/claim/[id]', access: 'account' },
  userBusiness: { path: '/user/businesses/[id]', access: 'account' },
  userBusinessDetails: { path: '/user/businesses/[id]/details', access: 'account' },
  userBusinessHours: { path: '/user/businesses/[id]/hours', access: 'account' },
  userBusinessPhotos: { path: '/user/businesses/[id]/photos', access: 'account' },
  userBusinessPlan: { path: '/user/businesses/[id]/plan', access: 'account' },
  userBusinessPoster: { path: '/user/businesses/[id]/poster', access: 'account' },
  userBusinessReviews: { path: '/user/businesses/[id]/reviews', access: 'account' },
  ownAdBookings: { path: '/publicidad/mis-reservas', access: 'account' },
  ownAdBooking: { path: '/publicidad/mis-reservas/[id]', access: 'account' },
  /** The receipt of a payment of any account but a professional. */
  userReceipt: { path: '/user/payments/[id]', access: 'account' },
  /** The invoice data of the account: the person or company that its invoices name. */
  invoiceData: { path: '/user/invoice-data', access: 'account' },
  reportReview: { path: '/user/reviews/[id]', access: 'account' },
  notices: { path: '/user/notices', access: 'account' },
  noticeChoices: { path: '/user/notices/choices', access: 'account' },
  portal: { path: '/professional/portal', access: ['professional'] },
  contacts: { path: '/professional/contacts', access: ['professional'] },
  professionalReviews: { path: '/professional/reviews', access: ['professional'] },
  professionalAccount: { path: '/professional/account', access: ['professional', 'admin'] },
  professionalProfile: { path: '/professional/profile', access: ['professional', 'admin'] },
  professionalRegistration: { path: '/professional/registration', access: ['professional'] },
  professionalRequest: { path: '/professional/requests/[id]', access: ['professional'] },
  professionalPayments: { path: '/professional/payments', access: ['professional', 'admin'] },
  receipt: { path: '/professional/payments/[id]', access: ['professional', 'admin'] },
  serviceSelection: { path: '/professional/service-selection', access: ['professional', 'admin'] },
  admin: { path: '/admin', access: ['admin'] },
  adminPayments: { path: '/admin/pagos', access: ['admin'] },
  adminPayment: { path: '/admin/pagos/[id]', access: ['admin'] },
  adminSubscription: { path: '/admin/pagos/suscripciones/[id]', access: ['admin'] },
  adminLeadReports: { path: '/admin/lead-reports', access: ['admin'] },
  adminLeadReport: { path: '/admin/lead-reports/[id]', access: ['admin'] },
  adminReviewReports: { path: '/admin/reviews', access: ['admin'] },
  adminReview: { path: '/admin/reviews/[id]', access: ['admin'] },
  adminConsumerRequests: { path: '/admin/consumer-requests', access: ['admin'] },
  adminConsumerRequest: { path: '/admin/consumer-requests/[id]', access: ['admin'] },
  adminDataRequests: { path: '/admin/data-requests', access: ['admin'] },
  adminDataRequest: { path: '/admin/data-requests/[id]', access: ['admin'] },
  adminContactMessages: { path: '/admin/contact-messages', access: ['admin'] },
  adminContactMessage: { path: '/admin/contact-messages/[id]', access: ['admin'] },
  adminAds: { path: '/admin/advertising', access: ['admin'] },
  adminAd: { path: '/admin/advertising/[id]', access: ['admin'] },
  adminRubros: { path: '/admin/rubros', access: ['admin'] },
  adminNewRubro: { path: '/admin/rubros/new', access: ['admin'] },
  adminRubro: { path: '/admin/rubros/[rubro]', access: ['admin'] },
  adminSettings: { path: '/admin/settings', access: ['admin'] },
  adminJobs: { path: '/admin/jobs', access: ['admin'] },
  adminServiceRequests: { path: '/admin/service-requests', access: ['admin'] },
  adminServiceRequest: { path: '/admin/service-requests/[id]', access: ['admin'] },
  adminProfessionals: { path: '/admin/professional-profile', access: ['admin'] },
  adminProfessional: { path: '/admin/professional-profile/[id]', access: ['admin'] },
  adminBusinesses: { path: '/admin/businesses', access: ['admin'] },
  adminBusiness: { path: '/admin/businesses/[id]', access: ['admin'] },
  adminBusinessMerge: { path: '/admin/businesses/[id]/merge/[otherId]', access: ['admin'] },
  adminBusinessImports: { path: '/admin/businesses/import', access: ['admin'] },
  adminBusinessImport: { path: '/admin/businesses/import/[id]', access: ['admin'] },
  adminBusinessTerms: { path: '/admin/business-terms', access: ['admin'] },
  adminBusinessTerm: { path: '/admin/business-terms/[term]', access: ['admin'] },
  adminUsers: { path: '/admin/users', access: ['admin'] },
  adminUser: { path: '/admin/users/[id]', access: ['admin'] },
  adminMails: { path: '/admin/mails', access: ['admin'] },
  adminMail: { path: '/admin/mails/[id]', access: ['admin'] },
  adminAudit: { path: '/admin/audit', access: ['admin'] },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** The names of a path's parameters. */
export type ParameterOf<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

export const beginOf = (path: string): string => path.split('[', 1)[0] ?? path
