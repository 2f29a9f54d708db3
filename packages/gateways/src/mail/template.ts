import type { Site } from '@oficio/domain/kernel/ports'
import type { DrawingName } from '@oficio/drawings/draw'
import type { ReactNode } from 'react'

/** One kind of mail: its subject and preview, its text, and the reason for sending it. */
export interface Template<Props> {
  subject(props: Props, site: Site): string
  /** The grey line that inboxes show after the subject. */
  preview(props: Props, site: Site): string
  /** The drawing of the event, if the mail has one. */
  drawing?(props: Props): DrawingName | null
  /** The reason for sending it, shown in the footer. */
  reason: string
  Body(props: Props & { site: Site }): ReactNode
  /** Realistic props, at least one set for each branch. The tests render all of them. */
  samples: readonly Props[]
}
