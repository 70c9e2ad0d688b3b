import ember from '@lobby/brand-ember';
import { screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { memberRoutes } from '../routes';

const { open, press, chooseTab, follow, address, mend } = screensOf(memberRoutes);

const PAGE = '/wps/system/page';
const SPONSORS = '/wps/system/sponsors';

describe.each([
  ['/m/joinUs', 'Join us', /doesn’t recruit agents/],
  ['/m/aboutUs', 'About us', /is a fictional brand/],
])('%s (D1 §2)', (path, title, text) => {
  it('is the merchant’s text', async () => {
    await open(path);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('that fails to load can be retried', async () => {
    await open(path, { answers: { [PAGE]: 503 } });
    await screen.findByRole('button', { name: 'Try again' });
    mend();
    press('Try again');
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

test('about us leads to all that the brand says of itself', async () => {
  await open('/m/aboutUs');
  const more = within(await screen.findByRole('list', { name: 'More about us' }));
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/sponsor',
    '/m/joinUs',
    '/m/useragreement',
    '/m/download',
    '/m/service',
  ]);
});

describe('sponsorships (D1 §2)', () => {
  it('are listed, the newest first, and open whole', async () => {
    await open('/m/sponsor');
    const list = within(await screen.findByRole('list', { name: 'Sponsorships' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Aurora and Lakeside Albion/),
      expect.stringMatching(/^Aurora and the Harbour League/),
    ]);
    await follow(/Lakeside Albion/);
    await waitFor(() => expect(address()).toBe('/m/sponsor/detail?id=sp1'));
    expect(await screen.findByRole('heading', { name: 'Aurora and Lakeside Albion' })).toBeTruthy();
    expect(screen.getByText(/^Since /)).toBeTruthy();
  });

  it('begin on a day of the brand’s clock', async () => {
    const sponsor = {
      id: 's',
      title: 'Cup',
      summary: '',
      picture: '',
      content: '',
      startDate: Date.UTC(2026, 10, 20, 17),
    };
    await open('/m/sponsor/detail?id=s', {
      answers: { [SPONSORS]: { value: { list: [sponsor] } } },
    });
    expect(await screen.findByText('Since 21 Nov 2026')).toBeTruthy();
  });

  it('are each brand’s own', async () => {
    await open('/m/sponsor', { brand: ember });
    expect(await screen.findByRole('link', { name: /^Ember and Lakeside Albion/ })).toBeTruthy();
  });

  it('that are gone say so, and lead to all', async () => {
    await open('/m/sponsor/detail?id=none');
    expect(await screen.findByText('This sponsorship is no longer listed')).toBeTruthy();
    await follow('All sponsorships');
    await waitFor(() => expect(address()).toBe('/m/sponsor'));
  });

  it('say so where there are none', async () => {
    await open('/m/sponsor', { answers: { [SPONSORS]: { value: { list: [] } } } });
    expect(await screen.findByText('No sponsorship at the moment')).toBeTruthy();
  });
});

describe('the user agreement (D1 §2, decision 28)', () => {
  it('has the brand’s terms with its age and place', async () => {
    await open('/m/useragreement');
    expect(
      await screen.findByText(
        'You must be 18 or older and allowed to play where you are. The rules of Demoland apply.',
      ),
    ).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
  });

  it('has the privacy policy under its tab, which is in the address', async () => {
    await open('/m/useragreement');
    await chooseTab('Privacy policy');
    await waitFor(() => expect(address()).toBe('/m/useragreement?tab=privacy'));
    expect(await screen.findByText(/^Aurora keeps what you enter/)).toBeTruthy();
    expect(screen.getByText(/your user name or mobile number\. Your password is not/)).toBeTruthy();
    expect(screen.getByText(/text that you have typed and not sent/)).toBeTruthy();
  });

  it('of a brand that keeps passwords says so', async () => {
    const brand = { ...ember, rememberPassword: 'encoded' } as const;
    await open('/m/useragreement?tab=privacy', { brand });
    expect(await screen.findByText(/anyone who can use this device could decode it/)).toBeTruthy();
  });

  it('takes a brand’s own words', async () => {
    const labels = { EN: { 'member-pages:terms.end.text': 'Ask us at the fair.' } };
    await open('/m/useragreement', { brand: { ...ember, labels } });
    expect(await screen.findByText('Ask us at the fair.')).toBeTruthy();
  });
});
