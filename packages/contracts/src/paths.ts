import { pages } from './pages'

/** The values for the bracketed parameters of a path, in order. */
type Values<Path extends string> = Path extends `${string}[${string}]${infer Rest}`
  ? [value: string, ...Values<Rest>]
  : []

type Addresses = { [Name in keyof typeof pages]: (...values: Values<(typeof pages)[Name]['path']>) => string }

/** Returns a function that builds the address of a path. */
const fill =
  (path: string) =>
  (...values: string[]) =>
    path.replace(/\[\w+\]/g, () => values.shift() ?? '')

// Each name keeps its own path. The result type says so, but `fromEntries` cannot express it.
const addresses = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, fill(path)]),
) as Addresses

type QueryValue = string | number | boolean | undefined

/** Skips query values that are undefined, empty or false. */
const askingAll = (path: string, query: Record<string, QueryValue>) => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

const asking = (path: string, name: string, value: QueryValue) => askingAll(path, { [name]: value })

/** Builds the address of every page, by the name of the page. Every link is built from this object. */
export const paths = {
  ...addresses,
  login: (from?: string) => asking(pages.login.path, 'from', from),
  /** Shows the status of a business's plan: of the named business, or of the last ordered plan. */
  businessRegistered: (business?: string) => asking(pages.businessRegistered.path, 'business', business),
  secondStep: (from?: string) => asking(pages.secondStep.path, 'from', from),
  /** `to` is the call that requires the second factor. `back` is the page from which the call was made. */
  stepUp: (to: string, back?: string) => askingAll(pages.stepUp.path, { to, back }),
  /** The login page after a login that failed on another page. `error` is an error word of ./refusals.ts. */
  loginAfter: (error: string, from?: string | null) =>
    askingAll(pages.login.path, { error, from: from ?? undefined }),
  authCallback: (
    query: { from?: string | undefined; registerAsProfessional?: boolean; error?: string } = {},
  ) => askingAll(pages.authCallback.path, query),
  /** The query holds the token of a request, or the address to open after registering. */
  register: (query: { seguimiento?: string | undefined; from?: string | undefined } = {}) =>
    askingAll(pages.register.path, query),
  serviceRequestForm: (rubroId?: number) => asking(pages.serviceRequestForm.path, 'rubroId', rubroId),
  /**
   * The admin's list of professionals. Shown when an admin opens a page of a professional without naming the
   * professional.
   */
  chooseProfessional: () => asking(pages.adminProfessionals.path, 'choose', true),
  paymentStatus: (paymentId?: string) => asking(pages.paymentStatus.path, 'payment_id', paymentId),
  /** The request form with urgency selected. The provider also returns its payer to it. */
  urgentRequestForm: () => asking(pages.serviceRequestForm.path, 'urgent', true),
  /** The demand meter on the benefits page. */
  demandMeter: () => `${pages.benefits.path}#demanda`,
  /** An address that redirects to the portal. */
  professionalDashboard: () => '/professional/dashboard',
}

/** The page that each role sees after login (docs/product.md, 'People'). */
export const landingByRole = {
  admin: paths.admin(),
  professional: paths.portal(),
  user: paths.profile(),
} as const
