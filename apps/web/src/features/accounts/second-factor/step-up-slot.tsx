'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { answerStepUps } from '@/lib/api/step-up'

const StepUpDialog = dynamic(() => import('./step-up-dialog').then((module) => module.StepUpDialog), {
  ssr: false,
})

interface Question {
  promise: Promise<boolean>
  answer: (isConfirmed: boolean) => void
}

/** Answers the step-up requests of API calls with one dialog. Requests at the same time share the dialog. */
export function StepUpSlot() {
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    let open: Question | null = null
    return answerStepUps(() => {
      if (open) return open.promise
      let resolve: (isConfirmed: boolean) => void = () => undefined
      const promise = new Promise<boolean>((done) => {
        resolve = done
      })
      const answer = (isConfirmed: boolean) => {
        open = null
        setQuestion(null)
        resolve(isConfirmed)
      }
      open = { promise, answer }
      setQuestion(open)
      return promise
    })
  }, [])
  return question && <StepUpDialog onEnd={question.answer} />
}
