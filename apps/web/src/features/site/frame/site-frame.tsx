import {
  accountBegins,
  barLinks,
  footGroups,
  frameLinks,
  headerLinks,
  rightsLinks,
} from '@oficio/contracts/menus'
import { landingByRole, paths } from '@oficio/contracts/paths'
import type { ReactNode } from 'react'
import type { SiteFooterProps } from '@/components/layout/site-footer'
import { SiteShell } from '@/components/layout/site-shell'
import type { IconName } from '@/components/ui/icon'
import { FrameBar } from './frame-bar'
import { FrameFooter } from './frame-footer'
import { FrameHeader } from './frame-header'
import { screens } from './screen'

const barIcons: Record<keyof typeof barLinks, IconName> = {
  home: 'house',
  searchProfessionals: 'search',
  serviceRequestForm: 'pen-line',
}

const withoutDetails = ({ label, href }: { label: string; href: string }) => ({ label, href })

/** The links of the frame, which are the same on every page. Only what the browser needs is sent to it. */
const links = {
  header: frameLinks(headerLinks).map(({ from, ...link }) => ({
    ...withoutDetails(link),
    ...(from && { from }),
  })),
  groups: footGroups.map(({ title, links }) => ({ title, links: links.map(withoutDetails) })),
  rights: frameLinks(rightsLinks).map(withoutDetails),
  bar: frameLinks(barLinks).map(({ page, from: _none, except, ...link }) => ({
    ...link,
    icon: barIcons[page],
    exceptPaths: except,
  })),
}

interface SiteFrameProps {
  settings: Pick<SiteFooterProps, 'provider' | 'developer' | 'dataFiscalUrl'> & {
    site: { name: string; supportEmail: string }
  }
  children: ReactNode
}

/**
 * The frame of every page: header, footer and bottom bar, with the site's settings and links. Its parts are client
 * components that get only data, because a page contains the markup of server components twice.
 */
export function SiteFrame({ settings, children }: SiteFrameProps) {
  const { site, provider, developer, dataFiscalUrl } = settings
  return (
    <SiteShell
      header={
        <FrameHeader
          siteName={site.name}
          homeHref={paths.home()}
          loginHref={paths.login()}
          links={links.header}
          door={{ label: headerLinks.benefits.label, href: paths.benefits() }}
          work={screens.work}
        />
      }
      footer={
        <FrameFooter
          own={screens.own}
          siteName={site.name}
          supportEmail={site.supportEmail}
          provider={provider}
          developer={developer}
          groups={links.groups}
          rightsLinks={links.rights}
          dataFiscalUrl={dataFiscalUrl}
        />
      }
      bottomBar={
        <FrameBar
          work={screens.work}
          links={links.bar}
          account={{ loginHref: paths.login(), ownHrefs: landingByRole, under: accountBegins }}
        />
      }
    >
      {children}
    </SiteShell>
  )
}
