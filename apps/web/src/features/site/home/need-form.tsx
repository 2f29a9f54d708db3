import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { ArrowRight, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { searchExamples } from '../../rubros/rubros-text'
import { NeedFields } from './need-fields'

/**
 * With scripts the words go to the request form. Without scripts they go to the search, because the request form needs
 * scripts.
 */
const targets = {
  search: { action: paths.searchProfessionals(), name: 'query', maxLength: limits.searchTextMax },
  form: { action: paths.serviceRequestForm(), name: needParam, maxLength: limits.needMax },
} as const

/**
 * The form '¿Qué necesitás?'. The typed words reach the next page even if they name no rubro. The server renders the
 * fixed parts, so that their code is not part of the home page's scripts.
 */
export function NeedForm({ children }: { children: ReactNode }) {
  return (
    <NeedFields
      targets={targets}
      placeholder={searchExamples.professional}
      label={
        <Label htmlFor="inicio-rubro" className="font-display text-xl tracking-tight">
          ¿Qué necesitás?
        </Label>
      }
      icon={
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 z-1 size-5 -translate-y-1/2 text-primary"
        />
      }
      button={
        <Button type="submit" size="icon" aria-label="Continuar con lo que necesitás">
          <ArrowRight aria-hidden />
        </Button>
      }
    >
      {children}
    </NeedFields>
  )
}
