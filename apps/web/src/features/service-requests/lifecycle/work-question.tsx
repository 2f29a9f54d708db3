'use client'

import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { type WorkAnswer, workAnswers, workAnswerTexts } from '@oficio/contracts/service-requests/work'
import { answerWorkEndpoint } from '@oficio/contracts/service-requests/work-endpoints'
import { formatDay } from '@oficio/contracts/text/format-date'
import { Hammer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { trackingHeaders } from '../tracking-headers'
import { cleanAddress } from './clean-address'
import { StepCard } from './step-card'

interface WorkQuestionProps {
  tracking: TrackingView
  token: string
  /**
   * The answer that the client clicked in the mail. It is shown first and needs one more click, because mail scanners
   * open links too.
   */
  firstAnswer: WorkAnswer | null
}

const thanks: Record<WorkAnswer, string> = {
  done: '¡Gracias! La solicitud quedó completada.',
  goes_on: 'Gracias por contarnos. La solicitud sigue en curso.',
  not_done: 'Listo: la solicitud está abierta de nuevo para otros profesionales.',
}

/** '¿Cómo va el trabajo?': asked after a long time without news. */
export function WorkQuestion({ tracking, token, firstAnswer }: WorkQuestionProps) {
  const { request, workAnswerUntil } = tracking
  const { run, isPending } = useApiAction()
  const [chosenAnswer, setChosenAnswer] = useState<WorkAnswer | null>(null)
  const answers = firstAnswer
    ? [firstAnswer, ...workAnswers.filter((answer) => answer !== firstAnswer)]
    : workAnswers
  const say = (answer: WorkAnswer) => {
    setChosenAnswer(answer)
    run(
      () =>
        callApi(answerWorkEndpoint, {
          params: { id: request.id },
          body: { answer },
          headers: trackingHeaders(token),
        }),
      { success: thanks[answer], onSuccess: cleanAddress },
    )
  }

  return (
    <StepCard
      icon={Hammer}
      title="¿Cómo va el trabajo?"
      text={
        workAnswerUntil
          ? `Hace tiempo que no hay novedades. Si no nos contás antes del ${formatDay(workAnswerUntil)}, cerramos la solicitud como completada.`
          : 'Si no se hizo, abrimos la solicitud de nuevo para otros profesionales.'
      }
    >
      {answers.map((answer) => (
        <Button
          key={answer}
          variant={answer === firstAnswer ? 'primary' : 'outline'}
          onClick={() => say(answer)}
          disabled={isPending && chosenAnswer !== answer}
          isLoading={isPending && chosenAnswer === answer}
        >
          {workAnswerTexts[answer]}
        </Button>
      ))}
    </StepCard>
  )
}
