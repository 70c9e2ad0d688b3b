import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { TextLink } from '../button/text-link';
import { Card } from '../card/card';
import { Checkbox } from '../checkbox/checkbox';
import { PasswordField } from '../field/password-field';
import { TextField } from '../field/text-field';
import { FormError } from '../form/form-error';
import { IconButton } from '../icon-button/icon-button';
import { Close, User } from '../icons/icons';
import { LegalLine } from '../legal-line/legal-line';
import { AppColumn } from '../theme/app-column';
import { TabPanel } from '../tabs/tab-panel';
import { Tabs } from '../tabs/tabs';
import { TopBar } from '../top-bar/top-bar';
import { words } from './samples';
import styles from './login.module.css';

interface LoginProps {
  language: unknown;
  failed: boolean;
  busy: boolean;
}

function Login({ language, failed, busy }: LoginProps) {
  const said = words(language);
  const [way, setWay] = useState<'password' | 'sms'>('password');
  return (
    <AppColumn>
      <TopBar>
        <IconButton label={said.close} icon={<Close />} />
      </TopBar>
      <main className={styles.page}>
        <h1 className={styles.title}>{said.login}</h1>
        <Card panel>
          <form>
            <Tabs
              label={said.loginKind}
              controls="way"
              value={way}
              onChange={setWay}
              items={[
                { id: 'password', label: said.password },
                { id: 'sms', label: said.sms },
              ]}
            />
            <TabPanel id="way" value={way}>
              <div className={styles.fields}>
                {failed && <FormError>{said.failedText}</FormError>}
                <TextField
                  label={said.userName}
                  icon={<User size={20} />}
                  defaultValue="player01"
                />
                <PasswordField
                  label={said.password}
                  showLabel={said.show}
                  hideLabel={said.hide}
                  defaultValue="password"
                  error={failed ? said.failedTitle : undefined}
                />
                <div className={styles.line}>
                  <Checkbox label={said.remember} defaultChecked />
                  <TextLink to="/forgot">{said.forgot}</TextLink>
                </div>
                <Button type="submit" size="l" busy={busy}>
                  {said.login}
                </Button>
              </div>
            </TabPanel>
            <p className={styles.other}>
              {said.noAccount} <TextLink to="/register">{said.register}</TextLink>
            </p>
          </form>
        </Card>
        <LegalLine age="18+" text={said.legal} />
      </main>
    </AppColumn>
  );
}

const meta = {
  title: 'Kit/Login',
  component: Login,
  args: { language: 'VI', failed: false, busy: false },
  render: (args, { globals }) => <Login {...args} language={globals['language']} />,
} satisfies Meta<typeof Login>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Failed: Story = { args: { failed: true } };

export const Busy: Story = { args: { busy: true } };

export const LargeText: Story = { globals: { textSize: '200' } };
