import { getContext } from '@oficio/context/context'
import { listSettingHistory } from '@oficio/domain/settings/list-setting-history'
import type { Metadata } from 'next'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { adminPlaces } from '@/features/admin/admin-places'
import { toField } from '@/features/settings/moment-field'
import { SettingItem } from '@/features/settings/setting-item'
import { getActor, requirePage } from '@/server/session'
import page from './access'

export const metadata: Metadata = { title: adminPlaces.settings.label }

export default async function Page() {
  await requirePage(page.access)
  const ctx = getContext()
  const { settings } = await listSettingHistory(ctx, await getActor())
  const earliest = toField(ctx.clock.now())
  return (
    <Container className="pb-16">
      <PageHeader
        title={adminPlaces.settings.label}
        above={<Breadcrumb items={[adminPlaces.overview, { label: adminPlaces.settings.label }]} />}
        description="Precios y límites del sitio. Cada cambio vale desde el momento que elijas y queda registrado con tu nombre."
      />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {settings.map((setting) => (
          <li key={setting.key}>
            <SettingItem setting={setting} earliest={earliest} />
          </li>
        ))}
      </ul>
    </Container>
  )
}
