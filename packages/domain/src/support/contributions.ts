import type { Contributions } from '../kernel/ctx'
import { anonymiseConsumerRequestsClock } from './consumer-requests/anonymise-consumer-requests'
import { consumerRequestAnsweredBuilder, consumerRequestReceivedBuilder } from './consumer-requests/mails'
import { anonymiseContactMessagesClock } from './contact-messages/anonymise-contact-messages'
import {
  contactMessageAnsweredBuilder,
  contactMessageReceivedBuilder,
  contactMessagesWaitingBuilder,
} from './contact-messages/mails'
import { anonymiseDataRequestsClock } from './data-requests/anonymise-data-requests'
import {
  dataRequestAnsweredBuilder,
  dataRequestLinkBuilder,
  dataRequestReceivedBuilder,
} from './data-requests/mails'
import { supportTables } from './personal-tables'

export const support = {
  clock: [anonymiseConsumerRequestsClock, anonymiseDataRequestsClock, anonymiseContactMessagesClock],
  mails: [
    consumerRequestReceivedBuilder,
    consumerRequestAnsweredBuilder,
    dataRequestLinkBuilder,
    dataRequestReceivedBuilder,
    dataRequestAnsweredBuilder,
    contactMessageReceivedBuilder,
    contactMessagesWaitingBuilder,
    contactMessageAnsweredBuilder,
  ],
  personalTables: supportTables,
} satisfies Contributions
