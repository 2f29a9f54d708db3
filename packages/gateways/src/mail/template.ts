import type { Site } from '@oficio/domain/kernel/ports'
import type { ReactNode } from 'react'

/** One kind of mail: what the inbox shows of it, what it says, and why somebody gets it. */
export interface Template<Props> {
  subject(props: Props, site: Site): string
  /** The grey line that inboxes show after the subject. */
  preview(props: Props, site: Site): string
  /** The reason for sending it, shown in the footer. */
  reason: string
  Body(props: Props & { site: Site }): ReactNode
  /** Believable ones, at least one of each branch: the tests render them all. */
  samples: readonly Props[]
}
