/** Where a survey is looked at. */
export function toSurveyPlace(surveyId: string): string {
  return `/surveyProcessor?${new URLSearchParams({ survey: surveyId }).toString()}`;
}
