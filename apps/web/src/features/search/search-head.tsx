import type { ReactNode } from 'react'
import { PageHeader } from '@/components/layout/page-header'

interface SearchHeadProps {
  title: string
  description: string | false
  actions?: ReactNode
}

/** The header of a search. On a phone it is low and has only the title, so that results begin on the first screen. */
export const SearchHead = ({ title, description, actions }: SearchHeadProps) => (
  <PageHeader
    title={title}
    description={description && <span className="max-md:hidden">{description}</span>}
    className="gap-0 pt-5 pb-3 md:gap-5 md:pt-8 md:pb-5"
    actions={actions}
  />
)
