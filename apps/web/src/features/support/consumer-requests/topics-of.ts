import {
  type ConsumerRequestKind,
  consumerRequestTopics,
  consumerRequestTopicTexts,
} from '@oficio/contracts/support/consumer-requests'
import type { Topic } from './consumer-form'

/**
 * Returns the topics for a kind of request. Call it on the server, because the contract would load its schemas in the
 * browser.
 */
export const topicsOf = (kind: ConsumerRequestKind): Topic[] =>
  consumerRequestTopics[kind].map((value) => ({ value, label: consumerRequestTopicTexts[value] }))
