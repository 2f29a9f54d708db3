import { accounts } from './accounts/contributions'
import { advertising } from './advertising/contributions'
import { businesses } from './businesses/contributions'
import { kernel } from './kernel/contributions'
import type { Registry } from './kernel/ctx'
import { everyEvent } from './kernel/events/define-event'
import { leads } from './leads/contributions'
import { notices } from './notices/contributions'
import { payments } from './payments/contributions'
import { photos } from './photos/contributions'
import { places } from './places/contributions'
import { professionals } from './professionals/contributions'
import { reviews } from './reviews/contributions'
import { reviewTables } from './reviews/personal-tables'
import { rubros } from './rubros/contributions'
import { search } from './search/contributions'
import { serviceRequests } from './service-requests/contributions'
import { settings } from './settings/contributions'
import { subscriptions } from './subscriptions/contributions'
import { support } from './support/contributions'

/** All nouns with contributions, in the order of their dependencies: each uses only earlier ones. */
const nouns = [
  kernel,
  places,
  rubros,
  settings,
  photos,
  accounts,
  payments,
  subscriptions,
  professionals,
  serviceRequests,
  notices,
  leads,
  reviews,
  businesses,
  search,
  advertising,
  support,
] as const

type Noun = (typeof nouns)[number]
type Contribution<Member extends keyof Registry> = Extract<
  Noun,
  Record<Member, readonly unknown[]>
>[Member][number]

const join = <Member extends keyof Registry>(member: Member): Contribution<Member>[] =>
  // The cast is needed because the compiler cannot relate the elements of a list to their noun.
  nouns.flatMap((noun) => (member in noun ? (noun as Record<Member, Contribution<Member>[]>)[member] : []))

const reviewSubjects = join('reviewSubjects')

/**
 * The contributions of all nouns in one object. The context carries it, so that lower nouns can use the contributions
 * of higher ones.
 */
export const registry: Registry = {
  jobs: join('jobs'),
  clock: join('clock'),
  events: everyEvent(join('events')),
  channels: join('channels'),
  onBounce: join('onBounce'),
  onMarkedAddress: join('onMarkedAddress'),
  onProvenMailbox: join('onProvenMailbox'),
  nameStateOf: professionals.nameStateOf,
  // Accounts are last, because the others find rows by the address that closing an account erases.
  closing: [
    ...serviceRequests.closing,
    ...leads.closing,
    ...professionals.closing,
    ...reviews.closing,
    ...businesses.closing,
    ...advertising.closing,
    ...payments.closing,
    ...accounts.closing,
  ],
  personalTables: [...join('personalTables'), ...reviewTables(reviewSubjects)],
  paymentKinds: join('paymentKinds'),
  subscriptionKinds: join('subscriptionKinds'),
  otherPaymentOwners: join('otherPaymentOwners'),
  notificationTopics: join('notificationTopics'),
  placeSources: join('placeSources'),
  photoHolders: join('photoHolders'),
  waitingFiles: join('waitingFiles'),
  leadFollowUps: leads.leadFollowUps,
  reviewSubjects,
}
