'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { BusinessFields } from '../form/business-fields'
import { DocumentsField } from '../form/documents-field'
import { type JoiningPrices, PriceBox } from '../form/price-box'
import { RadiusField } from '../form/radius-field'
import { RubrosField } from '../form/rubros-field'
import { TermsField } from './terms-field'

interface WorkStepProps {
  rubros: readonly RubroView[]
  prices: JoiningPrices
  reach: ReactNode
  isSignedIn: boolean
}

/** At what the professional works, how far they go, what is asked for there and what it costs. */
export function WorkStep({ rubros, prices, reach, isSignedIn }: WorkStepProps) {
  return (
    <>
      <Card className="space-y-5">
        <RubrosField rubros={rubros} />
        <RadiusField />
        {reach}
      </Card>
      <Card className="space-y-5">
        <BusinessFields />
        <DocumentsField isSignedIn={isSignedIn} />
      </Card>
      <Card className="space-y-5">
        <h3 className="text-xl">Qué cuesta</h3>
        <PriceBox prices={prices} />
        <TermsField />
      </Card>
    </>
  )
}
