import { PATHS } from '@lobby/core';
import { Button, ButtonLink, Card, RadioList } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf, POINTS, QUESTIONS, type Answers } from './assessment';
import { Help } from './help';
import styles from './safer-play.module.css';

/** Self-assessment with nine questions; the answers stay on this page: not sent, not stored. */
export function SelfAssessmentScreen() {
  const { t } = useTranslation('member-safer-play');
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('assess.text')}</p>
      {QUESTIONS.map((question) => (
        <Card key={question}>
          <div className={styles.question}>
            <p className={styles.text}>{t('assess.place', { number: question })}</p>
            <h2 className={styles.head}>{t(`assess.${question}`)}</h2>
            <RadioList
              label={t(`assess.${question}`)}
              name={`assess-${question}`}
              options={POINTS.map((points) => ({
                value: String(points),
                label: t(`assess.answer.${points}`),
              }))}
              value={String(answers[question])}
              onChange={(value) =>
                setAnswers({ ...answers, [question]: POINTS.find((one) => String(one) === value) })
              }
            />
          </div>
        </Card>
      ))}
      <Outcome answers={answers} />
      <Button variant="plain" onClick={() => setAnswers({})}>
        {t('assess.again')}
      </Button>
      <Help />
    </div>
  );
}

/** Result of the self-assessment; links to safer play unless the risk is none. */
function Outcome({ answers }: { answers: Answers }) {
  const { t } = useTranslation('member-safer-play');
  const outcome = outcomeOf(answers);
  return (
    <Card>
      <div role="status" className={styles.stack}>
        <h2 className={styles.head}>{t('assess.result')}</h2>
        <p className={styles.text}>{t(outcome ? `assess.${outcome}` : 'assess.left')}</p>
      </div>
      {outcome && outcome !== 'none' && (
        <ButtonLink to={PATHS.saferPlay} variant="secondary">
          {t('title')}
        </ButtonLink>
      )}
    </Card>
  );
}
