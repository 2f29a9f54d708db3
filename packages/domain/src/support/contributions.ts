import type { Contributions } from '../kernel/ctx'
import { anonymiseConsumerRequestsClock } from './consumer-requests/anonymise-consumer-requests'
import {
  consumerRequestAnsweredBuilder,
  consumerRequestFiledEvent,
  consumerRequestReceivedBuilder,
} from './consumer-requests/events'
import { anonymiseContactMessagesClock } from './contact-messages/anonymise-contact-messages'
import {
  contactMessageAnsweredBuilder,
  contactMessageReceivedBuilder,
  contactMessagesWaitingBuilder,
} from './contact-messages/events'
import { anonymiseDataRequestsClock } from './data-requests/anonymise-data-requests'
import {
  dataRequestAnsweredBuilder,
  dataRequestLinkBuilder,
  dataRequestProvenEvent,
  dataRequestReceivedBuilder,
} from './data-requests/events'
import { supportTables } from './personal-tables'

/** What the support code contributes to the registry (../registry.ts). */
export const support = {
  clock: [anonymiseConsumerRequestsClock, anonymiseDataRequestsClock, anonymiseContactMessagesClock],
  events: [
    consumerRequestReceivedBuilder,
    consumerRequestAnsweredBuilder,
    dataRequestLinkBuilder,
    dataRequestReceivedBuilder,
    dataRequestAnsweredBuilder,
    consumerRequestFiledEvent,
    dataRequestProvenEvent,
    contactMessageReceivedBuilder,
    contactMessagesWaitingBuilder,
    contactMessageAnsweredBuilder,
  ],
  personalTables: supportTables,
} satisfies Contributions
