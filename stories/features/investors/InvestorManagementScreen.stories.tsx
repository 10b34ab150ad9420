import { fn } from 'storybook/test';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { investors } from '#fixtures/build/samples.ts';
import { InvestorManagementScreen } from '#src/features/investors/InvestorManagementScreen.tsx';
import { investorList } from '#src/features/investors/investorList.ts';
import { investorResource } from '#src/features/investors/investorResource.ts';
import { askedDeletion, openedIn, shownDialog, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { importInto, resourceOf } from '../resourceOf.ts';

const row = investors[0] ?? buildInvestor();
const opened = openedIn(investorList, investors, { irreversible: false });
const states = storyStates(investorList, {
  rows: investors,
  long: [
    ...investors.filter(({ name }) => name.length > 60),
    buildInvestor({ name: 'نورة بنت عبد الله الشامسي' }),
    buildInvestor({ name: '<b>Not bold</b>', email: '', mobile: '', emirateId: '' }),
  ],
  add: 'Add Investor',
});

const meta = preview.meta({
  title: 'Screens/Master Portal/Investor Management',
  component: InvestorManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    ...opened({ type: 'none' }),
    dialogs: {
      resource: resourceOf(investorResource.kind),
      onSubscription: fn(async () => null),
      duplicatesOf: () => investors.slice(0, 2),
      importing: importInto(investors),
    },
  },
});

export const Default = meta.story({ parameters: alsoOnPhone });
export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });
export const ConfirmingDelete = meta.story(
  askedDeletion(opened({ type: 'delete', row }), { noun: 'investor', row }),
);
export const RecordNotFound = meta.story(shownDialog(opened({ type: 'missing' }), 'Investor not found'));
export const ShowingDetails = meta.story(
  shownDialog(opened({ type: 'details', row }), 'Investor Details', [row.emirateId]),
);
export const ShowingAddress = meta.story(
  shownDialog(opened({ type: 'address', row }), `Address of ${row.name}`, [row.address.street]),
);
export const ShowingSubscription = meta.story(
  shownDialog(opened({ type: 'subscription', row }), `Subscription of ${row.name}`, [row.plan]),
);
