'use client'

import { takeLeadEndpoint } from '@oficio/contracts/leads/endpoints'
import { Eye } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { tellLeadsChanged } from '../use-lead-count'
import { staleTexts } from './offer-texts'

interface TakeLeadButtonProps {
  requestId: string
  /** Id of the text with the price of opening the contact data. */
  describedBy: string
}

/** 'Ver datos de contacto'. The answer removes the button, so the focus moves to the section that contained it. */
export function TakeLeadButton({ requestId, describedBy }: TakeLeadButtonProps) {
  const { run, isPending } = useApiAction()
  const button = useRef<HTMLButtonElement>(null)
  const take = () =>
    run(() => callApi(takeLeadEndpoint, { params: { id: requestId } }), {
      success: 'Listo, ya podés llamar o escribirle',
      refusals: staleTexts,
      onSuccess: () => {
        tellLeadsChanged()
        const section = button.current?.closest('section')
        section?.focus({ preventScroll: true })
        section?.scrollIntoView()
      },
    })
  return (
    <Button ref={button} size="lg" block onClick={take} isLoading={isPending} aria-describedby={describedBy}>
      <Eye aria-hidden />
      Ver datos de contacto
    </Button>
  )
}
