'use client'

import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { ArrowRight, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { searchExamples } from '../../rubros/rubros-text'
import { RubroBox } from './rubro-box'

/** Without scripts the words go to the search, because the request form needs scripts; with them they go to that form. */
const targets = {
  search: { action: paths.searchProfessionals(), name: 'query', maxLength: limits.searchTextMax },
  form: { action: paths.serviceRequestForm(), name: needParam, maxLength: limits.needMax },
} as const

/** '¿Qué necesitás?': whatever a visitor types arrives on the next page, also where it names no rubro. */
export function NeedForm({ children }: { children: ReactNode }) {
  const { action, name, maxLength } = useIsHydrated() ? targets.form : targets.search
  return (
    <form action={action} method="get" className="space-y-2.5">
      <Label htmlFor="inicio-rubro" className="font-display text-xl tracking-tight">
        ¿Qué necesitás?
      </Label>
      <div className="flex gap-2 tiny:flex-col">
        <div className="min-w-0 flex-1">
          <RubroBox id="inicio-rubro" name="rubroId">
            <div className="relative">
              <Search
                aria-hidden
                className="pointer-events-none absolute top-1/2 left-3.5 z-1 size-5 -translate-y-1/2 text-primary"
              />
              <Input
                id="inicio-rubro"
                name={name}
                maxLength={maxLength}
                autoComplete="off"
                placeholder={searchExamples.professional}
                className="truncate pl-11"
              />
            </div>
          </RubroBox>
        </div>
        <Button type="submit" size="icon" aria-label="Continuar con lo que necesitás">
          <ArrowRight aria-hidden />
        </Button>
      </div>
      {children}
    </form>
  )
}
