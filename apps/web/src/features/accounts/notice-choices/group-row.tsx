import type { NoticeChoices } from '@oficio/contracts/accounts/notice-choices'
import { channelTexts, type NoticeChannel } from '@oficio/contracts/kernel/notice-groups'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { columnClass } from './channel-heads'

interface GroupRowProps {
  group: NoticeChoices['groups'][number]
  channels: readonly NoticeChannel[]
  isWanted: (channel: NoticeChannel) => boolean
  onChoose: (channel: NoticeChannel, isWanted: boolean) => void
  /** Further choices of this group, shown below the row. */
  children: ReactNode
}

/** One group of notices: its description, and a checkbox for each channel that can be chosen. */
export function GroupRow({ group, channels, isWanted, onChoose, children }: GroupRowProps) {
  const { group: name, label, hint, open, always } = group
  return (
    <li className="space-y-3 px-5 py-4 md:px-6">
      {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset takes no part in the row */}
      <div
        role="group"
        aria-labelledby={`${name}-label`}
        aria-describedby={`${name}-hint`}
        className="sm:flex sm:items-center"
      >
        <div className="min-w-0 flex-1 sm:pr-4">
          <p id={`${name}-label`} className="font-semibold">
            {label}
          </p>
          <p id={`${name}-hint`} className="text-sm text-muted-foreground">
            {hint}
          </p>
        </div>
        {/* A phone also has one column for each channel, with the name below the checkbox, so that a column can be
            scanned. Where the longest name does not fit three times, the last column is below the others. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 pt-2 hyphens-auto tiny:grid-cols-1 sm:flex sm:gap-0 sm:pt-0">
          {channels.map((channel) => (
            <div key={channel} className={`${columnClass} sm:flex sm:items-center sm:justify-center`}>
              {open.includes(channel) && (
                <Checkbox
                  id={`${name}-${channel}`}
                  label={<span className="sm:sr-only">{channelTexts[channel]}</span>}
                  checked={isWanted(channel)}
                  onCheckedChange={(isOn) => onChoose(channel, isOn)}
                  className="max-sm:flex-col max-sm:[&>span]:mr-auto max-sm:[&_label]:-mt-2 max-sm:[&_label]:pt-0 max-sm:[&_label]:text-sm sm:w-11 sm:[&>span]:ml-0"
                />
              )}
              {always.includes(channel) && <Always channel={channel} />}
            </div>
          ))}
        </div>
      </div>
      {children}
    </li>
  )
}

/** Shown in place of a checkbox for a channel that cannot be switched off. */
function Always({ channel }: { channel: NoticeChannel }) {
  return (
    <p className="flex min-h-11 text-sm text-muted-foreground max-sm:flex-col-reverse max-sm:justify-end sm:items-center">
      <span className="max-sm:pt-1 sm:sr-only">
        {channelTexts[channel]}
        <span className="sr-only">: </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-1.5 max-sm:min-h-9">
        <Lock aria-hidden className="size-4 shrink-0" />
        siempre
      </span>
    </p>
  )
}
