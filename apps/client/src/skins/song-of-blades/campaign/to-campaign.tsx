import { ScrollText } from 'lucide-react';
import { go, pathTo } from '../../../route';
import { useTable } from '../../../store/table-store';
import type { PartProps } from '../../skin';
import { useCampaignOfTable } from './campaign-of-table';

/** In the menu of a campaign's battle: back to the campaign. */
export function CampaignMenu(props: PartProps) {
  return <ToCampaign {...props} className="menu-deed" />;
}

/** At the end of a campaign's battle: on to the wounded. */
export function CampaignEnding(props: PartProps) {
  return <ToCampaign {...props} className="button gold" />;
}

function ToCampaign({ store, className }: PartProps & { readonly className: string }) {
  const campaign = useCampaignOfTable(useTable(store, (data) => data.table?.id));
  if (!campaign) return null;
  return (
    <button type="button" className={className} onClick={() => go(pathTo.campaign(campaign.id))}>
      <ScrollText size={18} aria-hidden="true" /> To the campaign
    </button>
  );
}
