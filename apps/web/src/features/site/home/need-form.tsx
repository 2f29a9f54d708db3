import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { ArrowRight, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { searchExamples } from '../../rubros/rubros-text'
import { NeedFields } from './need-fields'

/** Without scripts the words go to the search, because the request form needs scripts; with them they go to that form. */
const targets = {
  search: { action: paths.searchProfessionals(), name: 'query', maxLength: limits.searchTextMax },
  form: { action: paths.serviceRequestForm(), name: needParam, maxLength: limits.needMax },
} as const

/**
 * '¿Qué necesitás?': whatever a visitor types arrives on the next page, also where it names no rubro. The server renders
 * what never changes, so that its code does not travel with the home page.
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
