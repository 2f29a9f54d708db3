import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { paths } from '@oficio/contracts/paths'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Button } from '@/components/ui/button'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ScrollRow } from '@/components/ui/scroll-row'
import { siteSettings } from '../../../site-settings'

const parts = [
  { key: 'summary', label: 'Resumen', pathOf: paths.userBusiness },
  { key: 'details', label: 'Datos', pathOf: paths.userBusinessDetails },
  { key: 'hours', label: 'Horarios', pathOf: paths.userBusinessHours },
  { key: 'photos', label: 'Fotos', pathOf: paths.userBusinessPhotos },
  { key: 'reviews', label: 'Reseñas', pathOf: paths.userBusinessReviews },
  { key: 'plan', label: 'Plan', pathOf: paths.userBusinessPlan },
] as const

interface DeskPageProps {
  own: OwnBusiness
  part: (typeof parts)[number]['key']
  children: ReactNode
}

/** A page of one of the account's businesses, with tabs to the other pages of the business. */
export function DeskPage({ own: { business, isOwn, isPublic }, part, children }: DeskPageProps) {
  const tabs = parts.map(({ key, label, pathOf }) => ({ key, label, href: pathOf(business.id) }))
  return (
    <PageFrame
      width="form"
      title={<span className="break-words">{business.name}</span>}
      above={
        isOwn && (
          <Breadcrumb
            items={[{ label: 'Mis negocios', href: paths.userBusinesses() }, { label: business.name }]}
          />
        )
      }
      actions={
        isPublic && (
          <Button asChild variant="outline">
            <a href={paths.business(business.slug)}>{isOwn ? 'Ver tu página' : 'Ver su página'}</a>
          </Button>
        )
      }
    >
      {isOwn && (
        <ScrollRow className="mb-6">
          <LinkTabs
            label="Partes de tu negocio"
            tabs={tabs}
            current={part}
            className="w-max min-w-full [&>a]:min-w-11 [&>a]:justify-center"
          />
        </ScrollRow>
      )}
      <div className="space-y-6">{children}</div>
    </PageFrame>
  )
}

/** Wraps a form that needs scripts. Without scripts, shows what to do instead. */
export function ByScripts({ children }: { children: ReactNode }) {
  const { site, provider } = siteSettings()
  return (
    <>
      <noscript>
        <WithoutScripts subject="Para cambiarlo" supportEmail={site.supportEmail} phone={provider.phone} />
      </noscript>
      <div className="needs-script">{children}</div>
    </>
  )
}
