'use client'

import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LinkedSection } from '@/lib/linked-section'
import { ClosedBox } from './closed-box'
import { type CompletionAnswer, initialAnswer } from './completion-answer'
import { DenyStep } from './deny-step'

interface DoneStepProps {
  tracking: TrackingView
  token: string
  /**
   * Whether the client clicked 'No fue así' in the mail. It needs another click, because mail scanners open links too.
   */
  isDenialTapped: boolean
  /** Whether the client clicked a star in the mail. */
  areStarsTapped: boolean
  isReviewed: boolean
  /** The review of the work; nothing if there is nothing to review. */
  review: ReactNode
}

/**
 * The step for completed work that the client may still deny. Asks first whether the work is completed, and then for a
 * review.
 */
export function DoneStep(props: DoneStepProps) {
  const { tracking, token, areStarsTapped, review } = props
  const [clientAnswer, setClientAnswer] = useState<CompletionAnswer>(() =>
    initialAnswer(tracking.completion?.by, props),
  )
  const [isAnswered, setIsAnswered] = useState(false)
  const say = (answer: CompletionAnswer) => {
    setClientAnswer(answer)
    setIsAnswered(true)
  }
  if (clientAnswer !== 'done') {
    return (
      <LinkedSection key={clientAnswer} isAskedFor={isAnswered} className="outline-none">
        <DenyStep
          tracking={tracking}
          token={token}
          isTapped={clientAnswer === 'not_done'}
          onDone={() => say('done')}
        />
      </LinkedSection>
    )
  }
  return (
    <LinkedSection
      key={clientAnswer}
      isAskedFor={areStarsTapped || isAnswered}
      block={isAnswered ? 'start' : 'center'}
      className="space-y-5 outline-none"
    >
      {review}
      <ClosedBox tracking={tracking} />
      <p className="needs-script flex flex-wrap items-center gap-x-3 text-muted-foreground">
        ¿En realidad no está completado?
        <Button variant="ghost" onClick={() => say('not_done')}>
          No fue así
        </Button>
      </p>
    </LinkedSection>
  )
}
