'use client'

import {
  answerReportEndpoint,
  type ReportAnswer,
  reportAnswers,
  reportAnswerTexts,
} from '@oficio/contracts/leads/reports'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cleanAddress } from '@/features/service-requests/lifecycle/clean-address'
import { StepCard } from '@/features/service-requests/lifecycle/step-card'
import { trackingHeaders } from '@/features/service-requests/tracking-headers'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface ReportQuestionProps {
  reportId: string
  professionalName: string
  token: string
  /** The answer that the client clicked in the mail. It is shown first and needs one more click. */
  tappedAnswer: string | null
}

/** '¿Te contactaron?': asks the client once, because a professional reported that they could not reach the client. */
export function ReportQuestion({ reportId, professionalName, token, tappedAnswer }: ReportQuestionProps) {
  const { run, isPending } = useApiAction()
  const [givenAnswer, setGivenAnswer] = useState<ReportAnswer | null>(null)
  const suggestedAnswer = reportAnswers.find((answer) => answer === tappedAnswer)
  const otherAnswers = reportAnswers.filter((answer) => answer !== suggestedAnswer)

  const say = (answer: ReportAnswer) => {
    setGivenAnswer(answer)
    run(
      () =>
        callApi(answerReportEndpoint, {
          params: { id: reportId },
          body: { answer },
          headers: trackingHeaders(token),
        }),
      { success: 'Gracias por contarnos.', onSuccess: cleanAddress },
    )
  }
  const button = (answer: ReportAnswer, variant: 'primary' | 'outline') => (
    <Button
      key={answer}
      variant={variant}
      onClick={() => say(answer)}
      disabled={isPending && givenAnswer !== answer}
      isLoading={isPending && givenAnswer === answer}
    >
      {reportAnswerTexts[answer]}
    </Button>
  )

  return (
    <StepCard
      icon={MessageCircleQuestion}
      title="¿Te contactaron?"
      text={
        <>
          <strong className="font-semibold text-foreground">{professionalName}</strong> tomó tu solicitud y
          nos avisó que no pudo avanzar con el contacto. Contanos qué pasó.
        </>
      }
    >
      {suggestedAnswer && button(suggestedAnswer, 'primary')}
      {otherAnswers.map((answer) => button(answer, 'outline'))}
    </StepCard>
  )
}
